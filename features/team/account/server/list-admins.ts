import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import type { Admin } from '#features/issuers/server/find-admin.ts'
import type { AdminContext } from '#platform/context.ts'
import { isOpen } from '../../server/invite.ts'
import { readTeam } from '../../server/lock-team.ts'
import { addressChanges, invitations } from '../../server/tables.ts'
import type * as contract from '../contract.ts'

type Listed = Output<typeof contract.listAdmins>

/** The admins of the caller's community: the caller first, then the main admin, then by name. Throws `notAllowed`. */
export async function listAdmins(ctx: AdminContext): Promise<Listed> {
  const { issuer, admins, own } = await readTeam(ctx)
  const newEmail = own ? await waitingAddress(ctx) : ''
  const open = await ctx.db
    .select({ email: invitations.email, sentAt: invitations.sentAt, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(and(eq(invitations.issuerId, issuer.id), eq(invitations.kind, 'admin'), isOpen()))
  const invited = new Map(open.map((each) => [each.email, each]))
  const others = admins.filter(({ email }) => email !== own?.email).sort(byPlace)
  const now = ctx.now()
  return {
    admins: [...(own ? [own] : []), ...others].map((admin) => {
      const { firstName, lastName, email, mainAdmin, registrationDate, lastConnectionAt } = admin
      const invitation = registrationDate ? undefined : invited.get(email)
      return {
        did: issuer.did,
        firstName,
        lastName,
        email,
        mainAdmin,
        registrationDate: registrationDate?.toISOString() ?? '',
        lastConnectionDate: lastConnectionAt?.toISOString() ?? '',
        invitedDate: invitation?.sentAt.toISOString() ?? '',
        isExpired: !registrationDate && !(invitation && invitation.expiresAt > now),
        newEmail: admin === own ? newEmail : '',
      }
    }),
  }
}

function byPlace(a: Admin, b: Admin): number {
  if (a.mainAdmin !== b.mainAdmin) return a.mainAdmin ? -1 : 1
  const name = ({ lastName, firstName, email }: Admin) => `${lastName} ${firstName} ${email}`
  return name(a).localeCompare(name(b))
}

/** The address that waits for the code from its mailbox in the caller's session; '' for none. */
async function waitingAddress(ctx: AdminContext): Promise<string> {
  const [change] = await ctx.db
    .select({ newEmail: addressChanges.newEmail })
    .from(addressChanges)
    .where(
      and(
        eq(addressChanges.issuerId, ctx.actor.issuerId),
        eq(addressChanges.oldEmail, ctx.actor.email),
        eq(addressChanges.sessionId, ctx.actor.sessionId),
        isNull(addressChanges.confirmedAt),
        gt(addressChanges.expiresAt, ctx.now()),
      ),
    )
    .orderBy(desc(addressChanges.createdAt))
    .limit(1)
  return change?.newEmail ?? ''
}
