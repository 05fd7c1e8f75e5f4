import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type { RowOutcome } from '../send-rules.ts'

/** Returns which of some addresses hold a template's badge (`holding`), or had it revoked (`revoked`). */
export async function badgesBefore(
  ctx: Context,
  templateId: string,
  emails: string[],
): Promise<Map<string, RowOutcome>> {
  const rows = await ctx.db
    .select({ email: claims.email, revokedAt: claims.revokedAt })
    .from(claims)
    .where(
      and(
        eq(claims.templateId, templateId),
        isOneOf(claims.email, emails),
        or(gt(claims.taken, 0), isNotNull(claims.revokedAt)),
      ),
    )
  const before = new Map<string, RowOutcome>()
  for (const { email, revokedAt } of rows) if (revokedAt) before.set(email, 'revoked')
  for (const { email, revokedAt } of rows) if (!revokedAt) before.set(email, 'holding')
  return before
}
