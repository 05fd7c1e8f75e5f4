import { actorOfApiKey } from '#features/issuers/server/api-keys/actor-of-api-key.ts'
import { notifyAdminsOf } from '#features/issuers/server/notify-admins.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { countRate } from '#platform/http/rate-limit.ts'
import { findKey } from './actor-of-key.ts'

const DAY_SECONDS = 86_400

/**
 * Tells a community, by bell and e-mail once a day, that one of its active keys was sent where it may be logged. Returns
 * whether the text is such a key; the call does not have to have come from its holder, but who made it has the key.
 */
export async function reportLeak(ctx: Context, text: string): Promise<boolean> {
  const key = await findLeaked(ctx, text)
  if (!key) return false
  await inTransaction(ctx, async (ctx) => {
    if ((await countRate(ctx, `leaked:${key.id}`, DAY_SECONDS)) > 1) return
    const { issuerId, id, name, lastFour } = key
    await recordEvent(ctx, { action: 'notice.keyLeaked', issuerId, subjectId: id, detail: { lastFour } })
    await notifyAdminsOf(ctx, issuerId, 'keyLeaked', { key: name || lastFour })
  })
  return true
}

async function findLeaked(ctx: Context, text: string) {
  const own = await actorOfApiKey(ctx, text)
  if (own?.kind === 'apiKey') return { id: own.keyId, issuerId: own.issuerId, name: '', lastFour: text.slice(-4) }
  const key = await findKey(ctx, text)
  return key && !key.endedAt ? key : undefined
}
