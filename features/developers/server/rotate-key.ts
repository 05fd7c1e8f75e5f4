import { eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { notifyAdmins } from '#features/issuers/server/notify-admins.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { makeKeyText } from './key-form.ts'
import { lockOwnKey } from './own-key.ts'
import { scopedKeys } from './tables.ts'

type Rotate = typeof contract.rotateKey

/**
 * Gives a key a second secret, which is returned this once; the previous secret stays valid for `overlapHours`,
 * and older ones end at once. All admins are notified. Throws `keyExpired`.
 */
export function rotateKey(ctx: AdminContext, { keyId, overlapHours }: Input<Rotate>): Promise<Output<Rotate>> {
  return inTransaction(ctx, async (ctx) => {
    const { id, name, expiresAt, secretHash } = await lockOwnKey(ctx, keyId)
    const now = ctx.now()
    if (expiresAt && expiresAt <= now) throw new Problem('keyExpired')
    const { text } = makeKeyText(id)
    const oldUntil = overlapHours > 0 ? new Date(now.getTime() + overlapHours * 3_600_000) : null
    await ctx.db
      .update(scopedKeys)
      .set({ secretHash: hashText(text), lastFour: text.slice(-4), oldHash: oldUntil ? secretHash : '', oldUntil })
      .where(eq(scopedKeys.id, id))
    await recordEvent(ctx, { action: 'scopedKey.rotated', subjectId: id, detail: { overlapHours } })
    await notifyAdmins(ctx, 'keyRotated', { key: name, hours: String(overlapHours) })
    return { apiKey: text, oldUntil: oldUntil?.toISOString() ?? '' }
  })
}
