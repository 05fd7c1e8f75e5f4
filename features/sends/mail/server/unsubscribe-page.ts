import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '#base/escape-html.ts'
import { Problem } from '#base/problem.ts'
import { type Sentence, say } from '#base/text.ts'
import { drawFrame } from '#features/legal/server/draw-frame.ts'
import type { Context } from '#platform/context.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'

type Params = { Params: { token: string } }
type Words = Record<'title' | 'ask' | 'action' | 'done' | 'broken' | 'unknown', Sentence>
/** `url` ends in `:token`; the sentences may name the `{issuer}`, whose name is undefined for an unknown token. */
type Page = {
  url: string
  words: Words
  issuerBehind: (ctx: Context, token: string) => Promise<string | undefined>
  unsubscribe: (ctx: Context, token: string) => Promise<unknown>
}

/**
 * Serves the page behind an e-mail's List-Unsubscribe address: a GET asks, a POST (its button, or a mail program's one
 * click by RFC 8058) unsubscribes. No script.
 */
export function serveUnsubscribe(app: FastifyInstance, world: PageWorld, page: Page): void {
  app.get<Params>(page.url, async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    return answer(ctx, reply, page, await page.issuerBehind(ctx, request.params.token), 'ask')
  })
  app.post<Params>(page.url, async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    const { token } = request.params
    try {
      await page.unsubscribe(ctx, token)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
    return answer(ctx, reply, page, await page.issuerBehind(ctx, token), 'done')
  })
}

type Step = 'ask' | 'done'

function answer(ctx: Context, reply: FastifyReply, page: Page, issuer: string | undefined, step: Step): FastifyReply {
  return reply
    .code(issuer === undefined ? 404 : 200)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(drawPage(ctx, page, issuer, step))
}

function drawPage(ctx: Context, page: Page, issuer: string | undefined, step: Step): string {
  const words = (key: keyof Words) => say(page.words[key], ctx.language, { issuer: issuer ?? '' })
  const [title, text] = issuer === undefined ? [words('broken'), words('unknown')] : [words('title'), words(step)]
  const asks = issuer !== undefined && step === 'ask'
  const button = asks ? `<form method="post"><button>${escapeHtml(words('action'))}</button></form>` : ''
  return drawFrame({
    language: ctx.language,
    title,
    style: 'header, main { max-width: 520px } main p { margin-bottom: 24px } main > :last-child { margin-bottom: 0 }',
    body: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${button}</main>`,
  })
}
