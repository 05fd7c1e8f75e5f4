import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../suppression-contract.ts'
import { suppressionHash } from './suppressed-of.ts'
import { suppressions } from './tables.ts'

/** Lifts an address's suppression; e-mails suppressed meanwhile are not sent automatically. */
export function removeSuppression(ctx: AdminContext, { email, reason }: Input<typeof contract.removeSuppression>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const [removed] = await ctx.db
      .delete(suppressions)
      .where(and(eq(suppressions.issuerId, issuerId), eq(suppressions.emailHash, suppressionHash(issuerId, email))))
      .returning({ was: suppressions.reason })
    if (removed) {
      const detail = { reason, was: removed.was }
      await recordEvent(ctx, { action: 'mails.released', subjectId: issuerId, detail })
    }
    return {}
  })
}
