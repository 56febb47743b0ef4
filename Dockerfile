FROM node:20-slim AS page
WORKDIR /opt/signoria/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web .
RUN npm run build

FROM python:3.11-slim
WORKDIR /opt/signoria
COPY . .
COPY --from=page /opt/signoria/src/signoria/server/page src/signoria/server/page
RUN python -m pip install --no-cache-dir --require-hashes -r requirements.lock \
 && python -m pip install --no-cache-dir --no-deps --no-build-isolation .
USER nobody
EXPOSE 8000
CMD ["signoria", "serve"]
