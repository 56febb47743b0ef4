# The server with its page, as nobody, everything it keeps in one volume:
#   docker build -t signoria . && docker run -p 8000:8000 -v signoria:/var/lib/signoria signoria
FROM node:20-slim AS page
WORKDIR /opt/signoria/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web .
COPY examples ../examples
RUN npm run build

FROM python:3.11-slim AS wheel
WORKDIR /opt/signoria
COPY requirements.lock .
RUN python -m pip install --no-cache-dir --require-hashes -r requirements.lock
COPY . .
COPY --from=page /opt/signoria/src/signoria/server/page src/signoria/server/page
RUN python -m pip wheel --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.11-slim
COPY requirements-server.lock /opt/signoria/
COPY --from=wheel /wheels /opt/signoria/wheels
RUN python -m pip install --no-cache-dir --require-hashes -r /opt/signoria/requirements-server.lock \
 && python -m pip install --no-cache-dir --no-deps /opt/signoria/wheels/*.whl \
 && install -d -o nobody -g nogroup -m 700 /var/lib/signoria
ENV SIGNORIA_HOST=0.0.0.0 \
    SIGNORIA_DATABASE=sqlite:/var/lib/signoria/signoria.db
USER nobody
WORKDIR /var/lib/signoria
VOLUME /var/lib/signoria
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["signoria", "health"]
CMD ["signoria", "serve"]
