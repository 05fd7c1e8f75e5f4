import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { hashText } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import { addressChanges } from '../../server/tables.ts'
import type * as contract from '../contract.ts'

type Read = typeof contract.readAddressChange

/** What the link in the old mailbox would undo. Throws `linkExpired` when it is used or older than 7 days. */
export async function readAddressChange(ctx: Context, { token }: Input<Read>): Promise<Output<Read>> {
  const { issuerId, oldEmail, newEmail, undoUntil } = await findChange(ctx, token)
  const issuer = await findIssuer(ctx, issuerId)
  if (!issuer) throw new Problem('linkExpired')
  return { community: issuer.name, oldEmail, newEmail, undoUntil: undoUntil?.toISOString() ?? '' }
}

/** The confirmed change of address that a link can still undo. Throws `linkExpired`. */
export async function findChange(ctx: Context, token: string) {
  const [row] = await ctx.db
    .select()
    .from(addressChanges)
    .where(
      and(
        eq(addressChanges.undoHash, hashText(token)),
        isNull(addressChanges.undoneAt),
        gt(addressChanges.undoUntil, ctx.now()),
      ),
    )
  if (!row) throw new Problem('linkExpired')
  return row
}
