# Two stages: the first installs and builds, the second has what runs. Node comes twice: the image's runs npm, and the
# pinned one, a dependency, runs Blazon.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NODE_ENV=production
COPY . .
RUN node tools/build.mjs

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000 4001
# The Host header has to be the public one; the server answers to no other.
HEALTHCHECK --interval=15s --timeout=5s --start-period=40s \
    CMD ["node_modules/.bin/node", "deploy/health.mjs"]
STOPSIGNAL SIGTERM
CMD ["node_modules/.bin/node", "dist/server/main.mjs"]
