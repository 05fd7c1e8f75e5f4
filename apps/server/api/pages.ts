import type { FastifyInstance } from 'fastify'
import { isLanguage, preferredLanguage } from '#base/text.ts'
import type { Route } from '#platform/http/serve.ts'
import { VERSION } from '#platform/process/version.ts'
import type { Config } from '#platform/settings/config.ts'
import { drawClient } from './client/draw-client.ts'
import { drawCalls, drawDocs } from './draw-api.ts'
import { readExamples } from './examples.ts'
import { openApi, type Sources } from './open-api.ts'
import { readContracts, readSentences } from './read-contracts.ts'

const HTML = 'text/html; charset=utf-8'

/**
 * `/api/docs` (in the language of `?lang=`, else the browser's), `/api/docs/calls`, `/api/client.ts` and
 * `/api/openapi.json`, generated from the contracts at the first request.
 */
export function apiPages(app: FastifyInstance, { publicUrl }: Config, routes: Route[]): void {
  let printed: ReturnType<typeof print> | undefined
  const once = () => {
    printed ??= print(publicUrl, routes)
    // What failed once, as for a full disk, is tried again at the next request.
    printed.catch(() => {
      printed = undefined
    })
    return printed
  }
  app.get('/api/openapi.json', async (_, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-cache')
      .send((await once()).document),
  )
  app.get<{ Querystring: { lang?: unknown } }>('/api/docs', async ({ query, headers }, reply) => {
    const language = isLanguage(query.lang) ? query.lang : preferredLanguage(headers['accept-language'])
    return reply
      .type(HTML)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send((await once()).docs[language])
  })
  app.get('/api/docs/calls', async (_, reply) =>
    reply
      .type(HTML)
      .header('cache-control', 'no-cache')
      .send((await once()).calls),
  )
  app.get('/api/client.ts', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((await once()).client),
  )
}

async function print(publicUrl: string, routes: Route[]) {
  const [contracts, sentences, examples] = await Promise.all([readContracts(), readSentences(), readExamples()])
  const endpoints = routes.map(({ endpoint }) => endpoint)
  const sources: Sources = { endpoints, contracts, sentences, examples, publicUrl, version: VERSION }
  const page = { document: openApi(sources), sources }
  return {
    document: page.document,
    docs: { en: drawDocs('en', page), fr: drawDocs('fr', page) },
    calls: drawCalls(page),
    client: drawClient(sources),
  }
}
