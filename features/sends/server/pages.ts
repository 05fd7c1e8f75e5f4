import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#base/escape-html.ts'
import { Problem } from '#base/problem.ts'
import { say } from '#base/text.ts'
import { findClaim } from '#features/claims/server/queries.ts'
import { unsubscribePage as sentences } from '#features/claims/texts.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { drawFrame } from '#features/legal/server/draw-frame.ts'
import { readUnsubscribeToken } from '#features/mailing/server/claim-token.ts'
import type { Context } from '#platform/context.ts'
import { unsubscribe } from './unsubscribe.ts'

type PageWorld = { contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context> }
type Params = { Params: { token: string } }

/**
 * The page behind an e-mail's List-Unsubscribe address: a GET asks, a POST (its button, or a mail program's one click by
 * RFC 8058) unsubscribes. No script.
 */
export function sendsPages(app: FastifyInstance, world: PageWorld): void {
  const url = '/unsubscribe/:token'
  app.get<Params>(url, async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    return answer(ctx, reply, await issuerBehind(ctx, request.params.token), 'ask')
  })
  app.post<Params>(url, async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    const { token } = request.params
    try {
      await unsubscribe(ctx, { token })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
    return answer(ctx, reply, await issuerBehind(ctx, token), 'done')
  })
}

async function issuerBehind(ctx: Context, token: string): Promise<string | undefined> {
  const claimId = readUnsubscribeToken(ctx.config, token)
  const claim = claimId && (await findClaim(ctx, claimId))
  const issuer = claim && (await findIssuer(ctx, claim.issuerId))
  return issuer ? issuer.name : undefined
}

function answer(ctx: Context, reply: FastifyReply, issuer: string | undefined, step: 'ask' | 'done'): FastifyReply {
  return reply
    .code(issuer === undefined ? 404 : 200)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(drawPage(ctx, issuer, step))
}

function drawPage(ctx: Context, issuer: string | undefined, step: 'ask' | 'done'): string {
  const words = (key: keyof typeof sentences) => say(sentences[key], ctx.language, { issuer: issuer ?? '' })
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
