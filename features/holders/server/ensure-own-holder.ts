import { newId } from '#base/ids.ts'
import type { Language } from '#base/text.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { type Holder, holderOfDid } from './queries.ts'
import { holders } from './tables.ts'

/** The holder of a proven DID: the one whose key the server keeps when it is theirs, else one with a key of their own. */
export function ensureOwnHolder(ctx: Context, { did, language }: { did: string; language: Language }): Promise<Holder> {
  return inTransaction(ctx, async (ctx) => {
    const known = await holderOfDid(ctx, did)
    if (known) return known
    const [made] = await ctx.db
      .insert(holders)
      .values({ id: newId(), did, kind: 'own', language, createdAt: ctx.now() })
      .onConflictDoNothing({ target: holders.did })
      .returning()
    if (made) await recordEvent(ctx, { action: 'holder.created', subjectId: made.id, detail: { kind: 'own' } })
    const holder = made ?? (await holderOfDid(ctx, did))
    if (!holder) throw new Error('The holder was not written')
    return holder
  })
}
