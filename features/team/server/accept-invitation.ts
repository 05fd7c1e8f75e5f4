import { and, eq, gt } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { findMailAdmin } from '#features/issuers/server/find-admin.ts'
import { lockIssuer, registerAdmin } from '#features/issuers/server/queries.ts'
import { recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type { Community } from './communities-of.ts'
import { findPerson } from './find-person.ts'
import { isOpen } from './invite.ts'
import { registerPerson } from './queries.ts'
import { invitations } from './tables.ts'

type Joining = { issuerId: string; email: string; kind: 'admin' | 'folder' }

/**
 * Accepts the open invitation of a proven address, once: the pending admin or contributor is registered from now on,
 * and the admins are notified by the bell. Returns the role to sign in with, which is admin for a contributor who is one
 * already. Throws `linkExpired`, with nothing written, when the invitation or the right was removed meanwhile.
 */
export function acceptInvitation(ctx: Context, joining: Joining): Promise<'admin' | 'contributor'> {
  const { issuerId, email, kind } = joining
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    await lockInvited(ctx, issuerId)
    await (kind === 'admin' ? registerAdmin : registerPerson)(ctx, issuerId, email)
    const [accepted] = await ctx.db
      .update(invitations)
      .set({ acceptedAt: now })
      .where(
        and(
          eq(invitations.issuerId, issuerId),
          eq(invitations.kind, kind),
          eq(invitations.email, email),
          isOpen(),
          gt(invitations.expiresAt, now),
        ),
      )
      .returning({ id: invitations.id })
    if (!accepted) throw new Problem('linkExpired')
    const role = await roleOf(ctx, issuerId, email)
    if (!role || (kind === 'admin' && role !== 'admin')) throw new Problem('linkExpired')
    await recordEvents(ctx, [
      { action: 'invitation.accepted', issuerId, subjectId: accepted.id, detail: { kind } },
      { action: 'notice.invitationAccepted', issuerId, subjectId: accepted.id, detail: { invitationId: accepted.id } },
    ])
    return role
  })
}

/**
 * Admits a proven address to one of its communities, which accepts a pending invitation. Two sign-ins at once are both
 * admitted. Throws `linkExpired` for a person who was removed meanwhile.
 */
export async function admit(ctx: Context, email: string, { issuerId, role, isPending }: Community): Promise<void> {
  if (!isPending) return
  const kind = role === 'admin' ? 'admin' : 'folder'
  await inTransaction(ctx, async (ctx) => {
    await lockInvited(ctx, issuerId)
    if ((await roleOf(ctx, issuerId, email)) === role) return
    await acceptInvitation(ctx, { issuerId, email, kind })
  })
}

/**
 * Locks the community of an invitation, as every change of its team does, so that nobody joins what is being removed and
 * nobody who joined is invited again. Throws `linkExpired` when it was deleted.
 */
export async function lockInvited(ctx: Context, issuerId: string): Promise<void> {
  if (!(await lockIssuer(ctx, issuerId))) throw new Problem('linkExpired')
}

async function roleOf(ctx: Context, issuerId: string, email: string): Promise<'admin' | 'contributor' | undefined> {
  if (await findMailAdmin(ctx, issuerId, email)) return 'admin'
  return (await findPerson(ctx, issuerId, email)) ? 'contributor' : undefined
}
