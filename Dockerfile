# Fieldpost in a container: built in one stage, run in another by an ordinary user.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/install-needed.mjs scripts/
COPY scripts/lib/needed-packages.mjs scripts/lib/
RUN node scripts/install-needed.mjs --compile
COPY . .
RUN node scripts/build-program.mjs

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/install-needed.mjs scripts/
COPY scripts/lib/needed-packages.mjs scripts/lib/
RUN node scripts/install-needed.mjs

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HEALTH_PORT=8080
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/assets ./assets
COPY package.json LICENSE ./
COPY bin ./bin
COPY prisma/migrations ./prisma/migrations
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTH_PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "--heap-growing-percent=15", "dist/main.js"]
