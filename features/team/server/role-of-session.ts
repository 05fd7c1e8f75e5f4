import { findMailAdmin } from '#features/issuers/server/find-admin.ts'
import { findKeyAdmin } from '#features/issuers/server/find-key-admin.ts'
import { seeAdmin } from '#features/issuers/server/register-admin.ts'
import type { Context } from '#platform/context.ts'
import type { Session } from '#platform/sessions.ts'
import { SEEN_MINUTES } from '../rules.ts'
import { findPerson, seePerson } from './find-person.ts'

export type Role = { kind: 'admin' | 'contributor'; issuerId: string; email: string; mainAdmin: boolean }

/**
 * The role that the person of a studio session has in its community now, read from the team's rows: undefined once it
 * was removed or has ended. The session only says in which role they signed in. Notes the call as their last connection,
 * every 5 minutes at most.
 */
export async function roleOfSession(ctx: Context, session: Session): Promise<Role | undefined> {
  const found = await (session.isContributor === 1 ? contributorOf : adminOf)(ctx, session)
  if (!found || found.issuerId !== session.issuerId) return undefined
  const { lastConnectionAt, ...role } = found
  const before = new Date(ctx.now().getTime() - SEEN_MINUTES * 60_000)
  if (!lastConnectionAt || lastConnectionAt < before) {
    const see = role.kind === 'admin' ? seeAdmin : seePerson
    await see(ctx, role.issuerId, role.email, before)
  }
  return role
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
