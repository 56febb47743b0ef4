FROM python:3.11-slim
WORKDIR /opt/signoria
COPY . .
RUN python -m pip install --no-cache-dir --require-hashes -r requirements.lock \
 && python -m pip install --no-cache-dir --no-deps --no-build-isolation .
USER nobody
EXPOSE 8000
CMD ["signoria", "serve"]
