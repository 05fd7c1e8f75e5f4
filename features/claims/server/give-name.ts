import { and, eq, isNull } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { claims, entries } from './tables.ts'

type Given = { claimId: string; entryId: string; name: string }

/**
 * Writes the recipient's own name into a personal claim, or into an entry of an open link; false once it was used. The name
 * is in no audit row.
 */
export async function giveName(ctx: Context, { claimId, entryId, name }: Given): Promise<boolean> {
  const written = entryId
    ? await ctx.db
        .update(entries)
        .set({ givenName: name })
        .where(and(eq(entries.id, entryId), isNull(entries.usedAt)))
        .returning({ id: entries.id })
    : await ctx.db
        .update(claims)
        .set({ givenName: name })
        .where(and(eq(claims.id, claimId), eq(claims.didLimit, 1), eq(claims.taken, 0), isNull(claims.revokedAt)))
        .returning({ id: claims.id })
  if (written.length === 0) return false
  await recordEvent(ctx, { action: 'claim.named', subjectId: claimId })
  return true
}
