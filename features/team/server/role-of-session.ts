import type { IssuerId } from '#base/ids.ts'
import { findKeyAdmin } from '#features/issuers/server/api-keys/find-key-admin.ts'
import { findMailAdmin } from '#features/issuers/server/find-admin.ts'
import { findSub } from '#features/issuers/server/find-sub.ts'
import { seeAdmin } from '#features/issuers/server/queries.ts'
import { isInside, readSession, type Session } from '#platform/access/sessions.ts'
import type { Context } from '#platform/context.ts'
import { SEEN_MINUTES } from '../rules.ts'
import { findPerson } from './find-person.ts'
import { seePerson } from './queries.ts'

export type Role = {
  kind: 'admin' | 'contributor'
  issuerId: string
  email: string
  mainAdmin: boolean
  provenAt?: Date
  byWallet?: boolean
  via?: IssuerId
}

/**
 * The role that the person of a studio session has in its community now, read from the team's rows: undefined once it
 * was removed or has ended. The session only says in which role they signed in. Notes the call as their last connection,
 * every 5 minutes at most.
 */
export async function roleOfSession(ctx: Context, session: Session): Promise<Role | undefined> {
  if (isInside(session)) return roleInside(ctx, session)
  const found = await (session.isContributor === 1 ? contributorOf : adminOf)(ctx, session)
  if (!found || found.issuerId !== session.issuerId) return undefined
  const { lastConnectionAt, ...role } = found
  const before = new Date(ctx.now().getTime() - SEEN_MINUTES * 60_000)
  if (!lastConnectionAt || lastConnectionAt < before) {
    const see = role.kind === 'admin' ? seeAdmin : seePerson
    await see(ctx, role.issuerId, role.email, before)
  }
  return { ...role, provenAt: session.provenAt ?? undefined, byWallet: session.did !== '' }
}

/**
 * The role inside a sub-community: an admin's, as long as the session behind it is open, its person an admin of the
 * parent, and the community a sub-community of it. Reading that session keeps it alive.
 */
async function roleInside(ctx: Context, { issuerId, parentId }: Session): Promise<Role | undefined> {
  const outer = parentId ? await readSession(ctx, parentId) : undefined
  if (!issuerId || outer?.kind !== 'studio' || isInside(outer)) return undefined
  const role = await roleOfSession(ctx, outer)
  if (role?.kind !== 'admin' || !(await findSub(ctx, role.issuerId, { id: issuerId }))) return undefined
  const { email, provenAt } = role
  return { kind: 'admin', issuerId, email, mainAdmin: false, provenAt, via: role.issuerId as IssuerId }
}

async function adminOf(ctx: Context, { did, issuerId, email }: Session) {
  const admin = did === '' ? issuerId && (await findMailAdmin(ctx, issuerId, email)) : await findKeyAdmin(ctx, did)
  if (!admin) return undefined
  const { mainAdmin, lastConnectionAt } = admin
  return { kind: 'admin' as const, issuerId: admin.issuerId, email: admin.email, mainAdmin, lastConnectionAt }
}

async function contributorOf(ctx: Context, { issuerId, email }: Session) {
  const person = issuerId ? await findPerson(ctx, issuerId, email) : undefined
  if (!person) return undefined
  const { lastConnectionAt } = person
  return { kind: 'contributor' as const, issuerId: person.issuerId, email, mainAdmin: false, lastConnectionAt }
}
