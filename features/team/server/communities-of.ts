import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { issuerAdmins, issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { hasFolder } from './find-person.ts'
import { isOpen } from './invite.ts'
import { type InvitationKind, invitations, teamPeople } from './tables.ts'

/** A magic-auth option, with its issuer. */
export type Community = {
  id: string
  issuerId: string
  did: string
  role: 'admin' | 'contributor'
  /** Whether entering it accepts an invitation. */
  isPending: boolean
  profile: { name: string; profileImage: string }
}

/**
 * The communities that an address (lower case) can open, by name, each once: as admin before contributor. A pending
 * person needs an open invitation, a contributor a folder with a right that has not ended. A community with its own key
 * opens to admins by that key only, because its contact address was never proven.
 */
export async function communitiesOf(ctx: Context, email: string): Promise<Community[]> {
  const roles = rolesOf(ctx, [email])
  const rows = await ctx.db
    .select({
      issuerId: issuers.id,
      did: issuers.did,
      name: issuers.name,
      imageCid: issuers.imageCid,
      isAdmin: roles.isAdmin,
      isPending: roles.isPending,
    })
    .from(roles)
    .innerJoin(issuers, eq(issuers.id, roles.issuerId))
    .where(opens(roles))
    .orderBy(asc(issuers.name), asc(issuers.id), sql`${roles.isAdmin} desc`)
  const first = rows.filter(({ issuerId }, i) => rows[i - 1]?.issuerId !== issuerId)
  return first.map(({ issuerId, did, name, imageCid, isAdmin, isPending }) => ({
    id: issuerId,
    issuerId,
    did,
    role: isAdmin ? 'admin' : 'contributor',
    isPending,
    profile: { name, profileImage: `/ipfs/${imageCid}` },
  }))
}

/** Of some addresses (lower case), those that can open a community; as `communitiesOf`, in one query. */
export async function withCommunities(ctx: Context, emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const roles = rolesOf(ctx, emails)
  const rows = await ctx.db
    .selectDistinct({ email: roles.email })
    .from(roles)
    .innerJoin(issuers, eq(issuers.id, roles.issuerId))
    .where(opens(roles))
  return new Set(rows.map(({ email }) => email))
}

function opens({ isAdmin }: ReturnType<typeof rolesOf>): SQL | undefined {
  return and(isNull(issuers.deletedAt), or(eq(isAdmin, false), eq(issuers.isKms, true)))
}

function rolesOf(ctx: Context, emails: string[]) {
  const admins = ctx.db
    .select({
      issuerId: issuerAdmins.issuerId,
      email: issuerAdmins.email,
      isAdmin: sql<boolean>`true`.as('is_admin'),
      isPending: sql<boolean>`${issuerAdmins.registrationDate} is null`.as('is_pending'),
    })
    .from(issuerAdmins)
    .where(
      and(
        inArray(issuerAdmins.email, emails),
        or(isNotNull(issuerAdmins.registrationDate), isInvited(ctx, 'admin', issuerAdmins)),
      ),
    )
  const people = ctx.db
    .select({
      issuerId: teamPeople.issuerId,
      email: teamPeople.email,
      isAdmin: sql<boolean>`false`.as('is_admin'),
      isPending: sql<boolean>`${teamPeople.registrationDate} is null`.as('is_pending'),
    })
    .from(teamPeople)
    .where(
      and(
        inArray(teamPeople.email, emails),
        hasFolder(ctx),
        or(isNotNull(teamPeople.registrationDate), isInvited(ctx, 'folder', teamPeople)),
      ),
    )
  return unionAll(admins, people).as('roles')
}

type Invited = { issuerId: SQLWrapper; email: SQLWrapper }

function isInvited(ctx: Context, kind: InvitationKind, { issuerId, email }: Invited): SQL {
  return exists(
    ctx.db
      .select({ id: invitations.id })
      .from(invitations)
      .where(
        and(
          eq(invitations.issuerId, issuerId),
          eq(invitations.kind, kind),
          eq(invitations.email, email),
          isOpen(),
          gt(invitations.expiresAt, ctx.now()),
        ),
      ),
  )
}
