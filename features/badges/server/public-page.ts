import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context.ts'

export type PageWorld = {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
  /** Links to put into the head of a studio page, to the data its scripts request first. */
  linksOf: (request: FastifyRequest) => Promise<string[]>
}
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
