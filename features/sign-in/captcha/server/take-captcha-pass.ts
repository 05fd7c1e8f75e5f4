import { createHmac } from 'node:crypto'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { deriveKey, sameText, signings } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import { PASS_MINUTES } from '../../rules.ts'
import { spendOnce } from '../../server/queries.ts'

/** A signed pass for solving a puzzle: `<id>.<expiry in milliseconds since 1970>.<mac>`. */
export function makeCaptchaPass(ctx: Context): string {
  const id = newId()
  const until = ctx.now().getTime() + PASS_MINUTES * 60_000
  return `${id}.${until}.${sign(ctx.config.secret, id, until)}`
}

/** Uses up a pass. Throws `captchaFailed` for a pass that is forged, expired or used. */
export async function takeCaptchaPass(ctx: Context, pass: string): Promise<void> {
  const [, id = '', digits = '', mac = ''] = /^(\w{26})\.(\d{13})\.([\w-]{43})$/.exec(pass) ?? []
  const until = Number(digits)
  const isOurs = signings(ctx.config).some(({ secret }) => sameText(mac, sign(secret, id, until)))
  if (!isOurs || until <= ctx.now().getTime()) throw new Problem('captchaFailed')
  if (!(await spendOnce(ctx, `pass:${id}`, new Date(until)))) throw new Problem('captchaFailed')
}

function sign(secret: string, id: string, until: number): string {
  return createHmac('sha256', deriveKey(secret, 'captcha-passes')).update(`${id}.${until}`).digest('base64url')
}
