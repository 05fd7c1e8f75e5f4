import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { COMMON_PROBLEMS } from '#base/problem.ts'
import { picturesIn } from '../rules.ts'

const FOLDER = new URL('../../../../dist/gallery/', import.meta.url)
const TYPES: Record<string, string> = { png: 'image/png', webp: 'image/webp' }
const FILE = /^([1-9]\d?)\.(png|webp)$/

/**
 * Serves the built-in pictures: `/gallery/{collection}/{n}.png`, and `{n}.webp` small for lists. With `?v=` (the
 * version of the drawings) browsers cache them for good.
 */
export function galleryPages(app: FastifyInstance): void {
  app.get<{ Params: { collection: string; file: string }; Querystring: { v?: string } }>(
    '/gallery/:collection/:file',
    async (request, reply) => {
      const { collection, file } = request.params
      const [, number, ending = ''] = FILE.exec(file) ?? []
      const type = TYPES[ending]
      if (!type || Number(number) > (picturesIn(collection) ?? 0)) return missing(reply)
      const keep = request.query.v ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      const path = fileURLToPath(new URL(`${collection}/${number}.${ending}`, FOLDER))
      return reply.type(type).header('cache-control', keep).send(createReadStream(path))
    },
  )
}

function missing(reply: FastifyReply) {
  return reply.code(404).send({ code: COMMON_PROBLEMS.notFound.code, message: 'notFound' })
}
