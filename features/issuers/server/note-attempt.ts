import { tellAccount } from '#platform/account-notices.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { countRate } from '#platform/rate-limit.ts'
import type { SecurityEvent } from '#platform/security-events.ts'
import { ALERT_AFTER } from '../rules.ts'
import { issuerOfEndedKey } from './actor-of-api-key.ts'
import { tellAdminsOf } from './tell-admins.ts'

/** Of the operator nobody is told under the address that the settings make up. */
const MADE_UP = '.invalid'

/**
 * Counts a refused attempt, and alerts once an hour when there were many: the admins of the community whose session or ended key
 * it was, by their bell and by e-mail; the operator, of keys and passwords that belong to no community.
 */
export async function noteAttempt(ctx: Context, event: SecurityEvent, apiKey: string): Promise<void> {
  const issuerId = await issuerOf(ctx, event, apiKey)
  const isOfServer = issuerId === undefined && (event === 'keyWrong' || event === 'passwordWrong')
  if (issuerId === undefined && !isOfServer) return
  await inTransaction(ctx, async (ctx) => {
    const count = await countRate(ctx, `attempts:${issuerId ?? 'server'}`, 3600)
    if (count !== ALERT_AFTER) return
    if (issuerId === undefined) return tellOperator(ctx, count)
    await recordEvent(ctx, { action: 'notice.manyRefusals', issuerId, subjectId: issuerId, detail: { count } })
    await tellAdminsOf(ctx, issuerId, 'manyRefusals', { count: String(count) })
  })
}

async function issuerOf(ctx: Context, event: SecurityEvent, apiKey: string): Promise<string | undefined> {
  if ('issuerId' in ctx.actor) return ctx.actor.issuerId
  return event === 'keyWrong' ? issuerOfEndedKey(ctx, apiKey) : undefined
}

async function tellOperator(ctx: Context, count: number): Promise<void> {
  const { supportEmail, publicUrl } = ctx.config
  await recordEvent(ctx, { action: 'server.manyRefusals', subjectId: '', detail: { count } })
  if (supportEmail.endsWith(MADE_UP)) return
  const detail = { count: String(count), host: new URL(publicUrl).host }
  await tellAccount(ctx, [supportEmail], { kind: 'manyRefusalsHere', language: 'en', detail })
}
