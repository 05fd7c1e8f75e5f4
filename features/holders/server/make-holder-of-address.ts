import { newId } from '#base/ids.ts'
import type { Language } from '#base/text.ts'
import { didOfAddress } from '#credentials/dids/did-sdi.ts'
import { createKey } from '#features/keys/server/create-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { addBadgeKey } from '../keys/server/ensure-badge-key.ts'
import { holderOfAddress } from './holder-of-address.ts'
import { type Holder, lockAddress } from './queries.ts'
import { holderAddresses, holders } from './tables.ts'

/** The holder of an address; created with sealed keys for account and badges when the address has none. Never creates two. */
export function makeHolderOfAddress(
  ctx: Context,
  { email, language }: { email: string; language: Language },
): Promise<Holder & { isNew: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    await lockAddress(ctx, email)
    const known = await holderOfAddress(ctx, email)
    if (known) return { ...known, isNew: false }
    const id = newId()
    const createdAt = ctx.now()
    const key = await createKey(ctx, { purpose: 'holder', ownerId: id })
    const [holder] = await ctx.db
      .insert(holders)
      .values({ id, did: didOfAddress(key.publicKey), kind: 'email', language, createdAt })
      .returning()
    if (!holder) throw new Error('The holder was not written')
    await ctx.db.insert(holderAddresses).values({ id: newId(), holderId: id, email, createdAt })
    await addBadgeKey(ctx, holder)
    await recordEvent(ctx, { action: 'holder.created', subjectId: id, detail: { kind: 'email' } })
    return { ...holder, isNew: true }
  })
}
