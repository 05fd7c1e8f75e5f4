import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { mainAdminReplacements } from '../../server/tables.ts'
import type * as contract from '../contract.ts'

type Read = typeof contract.readReplacement

/** What the link in an announcement of the operator would stop. Throws `linkExpired` when it is stopped or done. */
export async function readReplacement(ctx: Context, { token }: Input<Read>): Promise<Output<Read>> {
  const { issuerId, email, dueAt } = await findReplacement(ctx, token)
  const issuer = await findIssuer(ctx, issuerId)
  if (!issuer) throw new Problem('linkExpired')
  return { community: issuer.name, email, dueAt: dueAt.toISOString() }
}

/** The announced replacement that a link can still stop. Throws `linkExpired`. */
export async function findReplacement(ctx: Context, token: string) {
  const [row] = await ctx.db
    .select()
    .from(mainAdminReplacements)
    .where(
      and(
        eq(mainAdminReplacements.stopHash, hashText(token)),
        isNull(mainAdminReplacements.endedAt),
        gt(mainAdminReplacements.dueAt, ctx.now()),
      ),
    )
  if (!row) throw new Problem('linkExpired')
  return row
}

/** Ends the announced replacement of an issuer's main admin, in the caller's transaction; false when there is none. */
export async function endReplacement(ctx: Context, issuerId: string): Promise<boolean> {
  const [ended] = await ctx.db
    .update(mainAdminReplacements)
    .set({ endedAt: ctx.now() })
    .where(and(eq(mainAdminReplacements.issuerId, issuerId), isNull(mainAdminReplacements.endedAt)))
    .returning({ id: mainAdminReplacements.id })
  if (ended) await recordEvent(ctx, { action: 'replacement.ended', issuerId, subjectId: ended.id })
  return ended !== undefined
}
