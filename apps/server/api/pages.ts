import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'
import type { Route } from '#platform/serve.ts'
import { VERSION } from '#platform/version.ts'
import { drawApi } from './draw-api.ts'
import { readExamples } from './examples.ts'
import { openApi, type Sources } from './open-api.ts'
import { readContracts, readSentences } from './read-contracts.ts'

/** `/api/openapi.json` and `/api/docs`: every call, generated from the contracts at the first request. */
export function apiPages(app: FastifyInstance, { publicUrl }: Config, routes: Route[]): void {
  let printed: ReturnType<typeof print> | undefined
  const once = () => {
    printed ??= print(publicUrl, routes)
    return printed
  }
  app.get('/api/openapi.json', async (_, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-cache')
      .send((await once()).document),
  )
  app.get('/api/docs', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((await once()).page),
  )
}

async function print(publicUrl: string, routes: Route[]) {
  const [contracts, sentences, examples] = await Promise.all([readContracts(), readSentences(), readExamples()])
  const endpoints = routes.map(({ endpoint }) => endpoint)
  const sources: Sources = { endpoints, contracts, sentences, examples, publicUrl, version: VERSION }
  const document = openApi(sources)
  return { document, page: drawApi(document, sources) }
}
