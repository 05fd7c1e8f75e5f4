import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { Context } from '#platform/context.ts'
import { hashText } from '#platform/derive-key.ts'
import type * as contract from '../contract.ts'
import { mainAdminReplacements } from './tables.ts'

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
