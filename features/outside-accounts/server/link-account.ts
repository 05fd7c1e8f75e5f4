import { and, eq, ne } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { type Provider, REST_DAYS } from '../rules.ts'
import { outsideAccounts } from './tables.ts'

type Linked = { provider: Provider; outsideKey: string; id: string; name: string }
const DAY_MS = 86_400_000

/**
 * Links an account to the caller's wallet, which is locked; one that is linked to it already gets its current name. Throws
 * `otherAccount`, and `linkedElsewhere` for one of another wallet, or that another one had until less than 30 days ago.
 */
export function linkAccount(ctx: HolderContext, { provider, outsideKey, id, name }: Linked): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    await assertNoOther(ctx, provider, outsideKey)
    const linked = { outsideId: id, name, holderId, unlinkedAt: null, unlinkedBy: '', forgetAt: null }
    const created = { provider, outsideKey, ...linked, linkedAt: ctx.now() }
    // Of two wallets that link one account at the same time, the second waits here for the first.
    const fresh = await ctx.db.insert(outsideAccounts).values(created).onConflictDoNothing().returning()
    if (fresh.length === 0) {
      const isIt = and(eq(outsideAccounts.provider, provider), eq(outsideAccounts.outsideKey, outsideKey))
      const [known] = await ctx.db.select().from(outsideAccounts).where(isIt).for('update')
      if (!known || !isFree(known, holderId, ctx.now())) throw new Problem('linkedElsewhere')
      const linkedAt = known.holderId === holderId ? known.linkedAt : ctx.now()
      await ctx.db
        .update(outsideAccounts)
        .set({ ...linked, linkedAt })
        .where(isIt)
    }
    await recordEvent(ctx, { action: 'outsideAccount.linked', subjectId: holderId, detail: { provider } })
  })
}

async function assertNoOther(ctx: HolderContext, provider: Provider, outsideKey: string): Promise<void> {
  const isOther = and(
    eq(outsideAccounts.holderId, ctx.actor.holderId),
    eq(outsideAccounts.provider, provider),
    ne(outsideAccounts.outsideKey, outsideKey),
  )
  if ((await ctx.db.$count(outsideAccounts, isOther)) > 0) throw new Problem('otherAccount')
}

function isFree(known: typeof outsideAccounts.$inferSelect, holderId: string, now: Date): boolean {
  if (known.holderId !== '') return known.holderId === holderId
  if (known.unlinkedBy === holderId) return true
  return !known.unlinkedAt || now.getTime() - known.unlinkedAt.getTime() >= REST_DAYS * DAY_MS
}
