import type { SecurityEvent } from '#platform/access/security-events.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { countRate } from '#platform/http/rate-limit.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { ALERT_AFTER } from '../../rules.ts'
import { notifyAdminsOf } from '../notify-admins.ts'
import { issuerOfEndedKey } from './actor-of-api-key.ts'

/** How long attempts are not counted after the alert of their hour. */
const QUIET_MS = 60_000

/** The end of an operator address invented by the settings: it gets no alerts. */
const MADE_UP = '.invalid'

/**
 * Counts a refused attempt, and alerts once an hour when there were many: the admins of the community whose session or
 * ended key it was, by bell and e-mail; the operator, for keys and passwords without a community.
 */
export async function noteAttempt(ctx: Context, event: SecurityEvent, apiKey: string): Promise<void> {
  const issuerId = await issuerOf(ctx, event, apiKey)
  const isOfServer = issuerId === undefined && (event === 'keyWrong' || event === 'passwordWrong')
  if (issuerId === undefined && !isOfServer) return
  const alerted = alertedIn(ctx)
  const key = `attempts:${issuerId ?? 'server'}`
  if (ctx.now().getTime() < (alerted.get(key) ?? 0)) return
  await inTransaction(ctx, async (ctx) => {
    const count = await countRate(ctx, key, 3600)
    if (count >= ALERT_AFTER) alerted.set(key, ctx.now().getTime() + QUIET_MS)
    if (count !== ALERT_AFTER) return
    if (issuerId === undefined) return notifyOperator(ctx, count)
    await recordEvent(ctx, { action: 'notice.manyRefusals', issuerId, subjectId: issuerId, detail: { count } })
    await notifyAdminsOf(ctx, issuerId, 'manyRefusals', { count: String(count) })
  })
}

/** Alerts already sent: a flood of attempts would otherwise queue for one row and occupy every connection. */
const alertsByConfig = new WeakMap<Context['config'], Map<string, number>>()

function alertedIn({ config }: Context): Map<string, number> {
  const alerted = alertsByConfig.get(config) ?? new Map<string, number>()
  alertsByConfig.set(config, alerted)
  return alerted
}

async function issuerOf(ctx: Context, event: SecurityEvent, apiKey: string): Promise<string | undefined> {
  if ('issuerId' in ctx.actor) return ctx.actor.issuerId
  if (ctx.actor.kind === 'anyone' && ctx.actor.refusedKey) return ctx.actor.refusedKey.issuerId
  return event === 'keyWrong' ? issuerOfEndedKey(ctx, apiKey) : undefined
}

async function notifyOperator(ctx: Context, count: number): Promise<void> {
  const { supportEmail, publicUrl } = ctx.config
  await recordEvent(ctx, { action: 'server.manyRefusals', subjectId: '', detail: { count } })
  if (supportEmail.endsWith(MADE_UP)) return
  const detail = { count: String(count), host: new URL(publicUrl).host }
  const language = mailLanguage('manyRefusalsHere', {})
  await notifyAccount(ctx, [supportEmail], { kind: 'manyRefusalsHere', language, detail })
}
