import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const FLAGS = join(dirname(fileURLToPath(import.meta.resolve('flag-icons/package.json'))), 'flags', '4x3')
const FLAG_PATH = /^\/[a-z]{2}\.svg$/

/** `/flags/{iso2}.svg`, in lower case: the flags of countries, missing in some systems' fonts. */
export function placesPages(app: FastifyInstance): void {
  app.register(fastifyStatic, {
    root: FLAGS,
    prefix: '/flags/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => FLAG_PATH.test(path),
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=2592000'),
  })
}
