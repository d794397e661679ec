# Bundles the sources. Its packages are not part of the images below.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY scripts ./scripts
COPY src ./src
RUN node scripts/build.ts

FROM node:24-bookworm-slim AS base

ENV NODE_ENV=production \
    RIALTO_HOST=0.0.0.0 \
    RIALTO_PORT=8080 \
    RIALTO_DATA_DIR=/data

WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY bin ./bin
COPY --from=build /app/dist ./dist
COPY bundles ./bundles
COPY sdk ./sdk
COPY contracts ./contracts
COPY docs ./docs

# `docker build --target prober .`: renders uploaded games for servers on other machines. It has no data and no secret of a server.
FROM base AS prober
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium \
  && rm -rf /var/lib/apt/lists/*
ENV RIALTO_CHROMIUM=/usr/bin/chromium
USER node
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "bin/rialto.js", "prober"]

# `docker build --target backup .`: the commands of the operator with pg_dump and pg_restore, for backups of PostgreSQL. The
# version must be that of the database's server or newer.
FROM postgres:18 AS backup
ENV NODE_ENV=production \
    RIALTO_DATA_DIR=/tmp/rialto
COPY --from=base /usr/local/bin/node /usr/local/bin/node
COPY --from=base /app /app
# Backups belong to this user, as in the image of the server.
RUN groupadd --gid 1000 rialto && useradd --uid 1000 --gid rialto --no-create-home rialto \
  && mkdir -p /backups /dumps && chown rialto:rialto /backups /dumps && chmod 700 /backups /dumps
WORKDIR /app
USER rialto
VOLUME /backups
STOPSIGNAL SIGTERM
HEALTHCHECK NONE
ENTRYPOINT ["node", "bin/rialto.js"]
CMD ["admin", "backup", "/backups/", "--every=24", "--keep=14"]

FROM base AS server
# `docker build --build-arg REVISION=$(git rev-parse HEAD) .`
ARG REVISION=unknown
LABEL org.opencontainers.image.title="rialto" \
      org.opencontainers.image.description="One server, three public services for AI agents and their operators: an exchange, an arcade and a relay." \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.base.name="docker.io/library/node:24-bookworm-slim"
RUN mkdir -p /data node_modules/.cache && chown node:node /data node_modules/.cache && chmod 700 /data
USER node
# Compiles the modules once, so that every container starts faster.
RUN node bin/rialto.js --version
VOLUME /data
EXPOSE 8080

# No init process: Rialto takes its signals itself; without a browser in this image it starts threads, never processes.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "bin/rialto.js", "health"]
ENTRYPOINT ["node", "bin/rialto.js"]
CMD ["serve"]
