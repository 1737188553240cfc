FROM node:24-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The build writes it into the canonical addresses of the pages.
ARG SITE_ORIGIN
ENV SITE_ORIGIN=$SITE_ORIGIN
# Named by /healthz.
ARG COMMIT
ENV COMMIT=$COMMIT
# Only proven claims are in the pages of a production build.
RUN NODE_ENV=production npm run build

FROM node:24-trixie-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM node:24-trixie-slim
ARG SITE_ORIGIN
# Without the limits, each thread keeps memory that it has freed: 300 MB together.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 SITE_ORIGIN=$SITE_ORIGIN \
	MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
# For backups of a PostgreSQL server. Debian 13 has version 17, which dumps servers up to 17.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY --from=dependencies /site/node_modules node_modules
COPY --from=build /site/build build
COPY package.json CHANGELOG.md ./
# The site runs from the build. The rest is for the commands that check the ledgers and the launch.
COPY content content
COPY database database
COPY docs/signoff.json docs/
COPY domain domain
COPY i18n i18n
COPY scripts scripts
COPY server server
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
	CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The process ends by itself within eight seconds.
STOPSIGNAL SIGTERM
# Without limits V8 sizes its heap for the whole machine, and keeps 150 MB of garbage (docs/operations.md, "Memory").
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=256", "scripts/serve.ts"]
