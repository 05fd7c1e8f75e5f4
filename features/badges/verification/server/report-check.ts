import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { countRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../../contract.ts'
import { badgeChecked } from '../../hooks.ts'
import { CHECK_SECONDS } from '../../rules.ts'
import { badges } from '../../server/tables.ts'

/** Counts a check of a badge, once in `CHECK_SECONDS` for a network. Of an unknown badge nothing is written. */
export async function reportCheck(ctx: Context, { badgeId }: Input<typeof contract.reportCheck>) {
  const [known] = await ctx.db.select({ id: badges.id }).from(badges).where(eq(badges.id, badgeId))
  if (!known) return {}
  const taken = await countRate(ctx, `check:${hashText(`${badgeId}:${ctx.network}`)}`, CHECK_SECONDS)
  if (taken === 1) await inTransaction(ctx, (ctx) => badgeChecked.run(ctx, { badgeId }))
  return {}
}
