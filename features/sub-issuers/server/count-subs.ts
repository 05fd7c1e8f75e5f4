import { and, eq, gt, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { isOpen } from '#features/team/server/invite.ts'
import { invitations } from '#features/team/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { SUBS_MAX } from '../rules.ts'

type Parent = Pick<Issuer, 'id' | 'subLimit'>

/** Throws `tooManySubs` when a parent, which the caller has locked, has no room for `more` sub-communities. */
export async function assertRoom(ctx: Context, parent: Parent, more: number): Promise<void> {
  const isInside = and(eq(issuers.parentId, parent.id), isNull(issuers.deletedAt))
  const inside = await ctx.db.$count(issuers, isInside)
  if (inside + more > (parent.subLimit ?? SUBS_MAX)) throw new Problem('tooManySubs')
}

/** The addresses with an invitation of a parent that admits now: each may still become a sub-community. */
export async function invitedNow(ctx: Context, parentId: string): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ email: invitations.email })
    .from(invitations)
    .where(
      and(
        eq(invitations.issuerId, parentId),
        eq(invitations.kind, 'sub'),
        isOpen(),
        gt(invitations.expiresAt, ctx.now()),
      ),
    )
  return new Set(rows.map(({ email }) => email))
}
