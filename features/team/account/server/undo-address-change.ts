import { and, asc, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { adminsOf, changeAdmin } from '#features/issuers/server/queries.ts'
import { endSessions } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { sessions } from '#platform/tables.ts'
import { lockMailIssuer } from '../../server/lock-team.ts'
import { addressChanges, invitations } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { findChange } from './read-address-change.ts'

type Change = typeof addressChanges.$inferSelect

/**
 * Gives an admin's row its old address back and ends the sessions of the new one in this community, as well as those of
 * addresses to which it moved on since: whoever took an account over cannot keep it by changing the address twice.
 * Throws `linkExpired` when the link is used or late, or the admin was removed, and `emailTaken` when another admin has
 * the old address by now.
 */
export async function undoAddressChange(
  ctx: Context,
  { token }: Input<typeof contract.undoAddressChange>,
): Promise<Record<never, never>> {
  const { issuerId } = await findChange(ctx, token)
  return inTransaction(ctx, async (ctx) => {
    const issuer = await lockMailIssuer(ctx, issuerId)
    // Read again behind the lock: a link that is opened twice undoes once.
    const change = await findChange(ctx, token)
    if (!issuer) throw new Problem('linkExpired')
    const undone = await changesFrom(ctx, change)
    const addresses = undone.map(({ newEmail }) => newEmail)
    const admins = await adminsOf(ctx, issuerId)
    const current = admins.find(({ email }) => email === addresses.at(-1))
    if (!current) throw new Problem('linkExpired')
    if (admins.some((admin) => admin !== current && admin.email === change.oldEmail)) throw new Problem('emailTaken')
    await changeAdmin(ctx, current, { email: change.oldEmail })
    await endChanges(ctx, undone, addresses)
    await ctx.db
      .update(invitations)
      .set({ invitedBy: change.oldEmail })
      .where(and(eq(invitations.issuerId, issuerId), inArray(invitations.invitedBy, addresses)))
    const here = and(eq(sessions.issuerId, issuerId), inArray(sessions.email, addresses))
    const count = await endSessions(ctx, here)
    await recordEvent(ctx, {
      action: 'admin.addressRestored',
      issuerId,
      subjectId: change.id,
      detail: { sessions: count },
    })
    return {}
  })
}

/** A confirmed change and those that followed from its new address, oldest first. */
async function changesFrom(ctx: Context, first: Change): Promise<Change[]> {
  const later = await ctx.db
    .select()
    .from(addressChanges)
    .where(
      and(
        eq(addressChanges.issuerId, first.issuerId),
        isNotNull(addressChanges.confirmedAt),
        gte(addressChanges.confirmedAt, first.confirmedAt ?? first.createdAt),
        isNull(addressChanges.undoneAt),
      ),
    )
    .orderBy(asc(addressChanges.confirmedAt))
  const chain = [first]
  for (const change of later)
    if (change.id !== first.id && change.oldEmail === chain.at(-1)?.newEmail) chain.push(change)
  return chain
}

/** Their links work no more, and a code that waits for one of the addresses confirms nothing. */
async function endChanges(ctx: Context, undone: Change[], addresses: string[]): Promise<void> {
  const ids = undone.map(({ id }) => id)
  await ctx.db.update(addressChanges).set({ undoneAt: ctx.now() }).where(inArray(addressChanges.id, ids))
  await ctx.db
    .delete(addressChanges)
    .where(
      and(
        eq(addressChanges.issuerId, undone[0]?.issuerId ?? ''),
        inArray(addressChanges.oldEmail, addresses),
        isNull(addressChanges.confirmedAt),
      ),
    )
}
