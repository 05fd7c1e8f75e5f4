import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#base/escape-html.ts'
import { Problem } from '#base/problem.ts'
import { say } from '#base/text.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { Context } from '#platform/context.ts'
import { unsubscribePage as sentences } from '../mail-texts.ts'
import { readUnsubscribeToken } from './claim-token.ts'
import { findClaim } from './queries.ts'
import { unsubscribe } from './unsubscribe.ts'

type PageWorld = { contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context> }
type Params = { Params: { token: string } }

/**
 * The page behind a mail's List-Unsubscribe address: a GET asks, a POST (its button, or a mail program's one click by RFC
 * 8058) ends the mails. No script.
 */
export function claimsPages(app: FastifyInstance, world: PageWorld): void {
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
  const words = (key: keyof typeof sentences) =>
    escapeHtml(say(sentences[key], ctx.language, { issuer: issuer ?? 'Blazon' }))
  const body = issuer === undefined ? 'unknown' : step
  const button = body === 'ask' ? `<form method="post"><button>${words('action')}</button></form>` : ''
  return `<!doctype html>
<html lang="${ctx.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words('title')}</title><link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark }
body { margin: 0; padding: 48px 20px; background: #F2F1F7; color: #17132B; font: 16px/24px 'Instrument Sans', system-ui, sans-serif }
main { max-width: 480px; margin: auto; padding: 32px; border-radius: 20px; background: #FFFFFF }
h1 { margin: 0 0 12px; font-size: 28px; line-height: 34px }
p { margin: 0 0 20px }
button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 12px; background: #211970; color: #FFFFFF; font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible { outline: 2px solid #6A5BF0; outline-offset: 2px }
@media (prefers-color-scheme: dark) {
  body { background: #0B0916; color: #F3F1FA }
  main { background: #141124 }
  button { background: #8280FF; color: #0D0930 }
  button:focus-visible { outline-color: #A7A5FF }
}
</style></head>
<body><main><h1>${words('title')}</h1><p>${words(body)}</p>${button}</main></body></html>
`
}
