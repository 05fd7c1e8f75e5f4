import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '#base/escape-html.ts'
import { Problem } from '#base/problem.ts'
import { say } from '#base/text.ts'
import { drawFrame } from '#features/legal/server/draw-frame.ts'
import type { Context } from '#platform/context.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { digestPage } from '../texts.ts'
import { readDigestToken } from './digest-token.ts'
import { endDigest } from './end-digest.ts'

type Params = { Params: { token: string } }
type Step = 'ask' | 'done' | 'broken'

/**
 * The page behind a digest's List-Unsubscribe address: a GET asks, a POST (its button, or a mail program's one click by
 * RFC 8058) turns the digest off. No script.
 */
export function digestsPages(app: FastifyInstance, world: PageWorld): void {
  const url = '/unsubscribe/digest/:token'
  app.get<Params>(url, async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    return answer(ctx, reply, readDigestToken(ctx.config, request.params.token) ? 'ask' : 'broken')
  })
  app.post<Params>(url, async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    const isKnown = await endDigest(ctx, { token: request.params.token }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Problem) return false
        throw error
      },
    )
    return answer(ctx, reply, isKnown ? 'done' : 'broken')
  })
}

const WORDS = {
  ask: { title: 'title', text: 'ask' },
  done: { title: 'doneTitle', text: 'done' },
  broken: { title: 'broken', text: 'unknown' },
} as const

function answer(ctx: Context, reply: FastifyReply, step: Step): FastifyReply {
  const words = (key: keyof typeof digestPage) => say(digestPage[key], ctx.language)
  const [title, text] = [words(WORDS[step].title), words(WORDS[step].text)]
  const button = step === 'ask' ? `<form method="post"><button>${escapeHtml(words('action'))}</button></form>` : ''
  return reply
    .code(step === 'broken' ? 404 : 200)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(
      drawFrame({
        language: ctx.language,
        title,
        style:
          'header, main { max-width: 520px } main p { margin-bottom: 24px } main > :last-child { margin-bottom: 0 }',
        body: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${button}</main>`,
      }),
    )
}
