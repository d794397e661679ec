# Node runs the TypeScript source as it is: there is nothing to build.
FROM node:24-bookworm-slim

ENV NODE_ENV=production \
    RIALTO_HOST=0.0.0.0 \
    RIALTO_PORT=8080 \
    RIALTO_DATA_DIR=/data

WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY bin ./bin
COPY src ./src
COPY bundles ./bundles
COPY sdk ./sdk
COPY contracts ./contracts

RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 8080

# No init process: Rialto takes its signals itself and starts threads, never processes.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/rialto.js"]
CMD ["serve"]
