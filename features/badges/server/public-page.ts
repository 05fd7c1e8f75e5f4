import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Answer<P> = (params: P, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Serves an unlisted address: not stored, not indexed, not sent as a referrer. */
export function page<P>(app: FastifyInstance, url: string, answer: Answer<P>): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      reply.header('referrer-policy', 'no-referrer')
      reply.header('x-robots-tag', 'noindex')
      return answer(request.params as P, request, reply)
    },
  })
}
