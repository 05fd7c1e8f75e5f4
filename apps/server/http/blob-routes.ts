import type { FastifyInstance } from 'fastify'
import { COMMON_PROBLEMS } from '#base/problem.ts'
import type { Services } from './context.ts'

/** Serves pictures by their content address, immutable and never executable. */
export function blobRoutes(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { cid: string } }>('/ipfs/:cid', async (request, reply) => {
    const blob = await services.blobs.get(request.params.cid)
    if (!blob) {
      // It may be uploaded later: the address is the hash of its bytes.
      reply.code(404).header('cache-control', 'no-store')
      return reply.send({ code: COMMON_PROBLEMS.notFound.code, message: 'notFound' })
    }
    return reply
      .type(blob.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      .send(blob.bytes)
  })
}
