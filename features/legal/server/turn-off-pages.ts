import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '#base/escape-html.ts'
import { Problem } from '#base/problem.ts'
import { type Sentence, say } from '#base/text.ts'
import type { Context } from '#platform/context.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { drawFrame } from './draw-frame.ts'

type Params = { Params: { token: string } }
type Step = 'ask' | 'done' | 'broken'

/** E-mails that a link in each of them turns off. */
export type TurningOff = {
  /** Its path, with `:token`. */
  url: string
  isOurs: (ctx: Context, token: string) => boolean
  /** Turns them off; throws a `Problem` for a token whose person or community is gone. Idempotent. */
  end: (ctx: Context, token: string) => Promise<void>
  words: Record<'title' | 'ask' | 'action' | 'doneTitle' | 'done' | 'broken' | 'unknown', Sentence>
}

const WORDS = {
  ask: { title: 'title', text: 'ask' },
  done: { title: 'doneTitle', text: 'done' },
  broken: { title: 'broken', text: 'unknown' },
} as const

/**
 * The page behind the List-Unsubscribe address of e-mails: a GET asks, a POST (its button, or a mail program's one click by
 * RFC 8058) turns them off. No script.
 */
export function turnOffPages(app: FastifyInstance, world: PageWorld, off: TurningOff): void {
  app.get<Params>(off.url, async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    return answer(ctx, reply, off, off.isOurs(ctx, request.params.token) ? 'ask' : 'broken')
  })
  app.post<Params>(off.url, async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    const isKnown = await off.end(ctx, request.params.token).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Problem) return false
        throw error
      },
    )
    return answer(ctx, reply, off, isKnown ? 'done' : 'broken')
  })
}

function answer(ctx: Context, reply: FastifyReply, off: TurningOff, step: Step): FastifyReply {
  const words = (key: keyof TurningOff['words']) => say(off.words[key], ctx.language)
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
