# Two stages: the first installs and builds, the second has what runs. Both are of the Node that package.json pins, so that the
# image does not carry a second one.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ENV NODE_ENV=production
COPY . .
RUN node tools/build.mjs && node tools/image/write-image.ts /image

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /image /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000 4001
# The Host header has to be the public one; the server answers to no other.
HEALTHCHECK --interval=15s --timeout=5s --start-period=40s \
    CMD ["node", "deploy/health.mjs"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/main.mjs"]
