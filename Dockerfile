# syntax=docker/dockerfile:1
# The site as an image: built in one stage; the second has only what runs, for a user who may write only to /data.

FROM node:24-bookworm-slim AS build
WORKDIR /app
# What rarely changes comes first: with the same lockfile the packages come from the cached layer.
COPY package.json package-lock.json .npmrc ./
COPY packages/art/package.json packages/art/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY scripts/run.mjs scripts/child.mjs scripts/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build
# Removes what only the build needs, and what the bundles contain already.
RUN find node_modules -type f \( -name '*.map' -o -name '*.md' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && rm -rf node_modules/three node_modules/@photo-sphere-viewer node_modules/vite node_modules/rolldown \
    node_modules/@rolldown node_modules/lightningcss* node_modules/node-*/include \
  && rm -rf dist/client/art web \
  && find . -path ./node_modules -prune -o -name '*.test.ts' -exec rm {} + \
  && mkdir /data

# With a shell: the built-in PostgreSQL needs it to create its database and to stop after the site.
FROM debian:bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/public/art public/art
COPY --from=build /app/packages packages
COPY --from=build /app/contract contract
COPY --from=build /app/scripts scripts
COPY --from=build /app/server server
COPY --from=build /app/dist dist
COPY --from=build --chown=nobody:nogroup /data /data
# The Node of the lockfile, not one of the image. Nothing is ever installed in here.
ENV PATH=/app/node_modules/.bin:/usr/local/bin:/usr/bin:/bin \
  NODE_ENV=production \
  NODE_COMPILE_CACHE=/app/dist/.compiled \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  INSTALLED=yes \
  MALLOC_ARENA_MAX=1
USER nobody
EXPOSE 3000
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "dist/server/main.js"]
