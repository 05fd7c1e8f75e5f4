import { Problem } from '#base/problem.ts'
import type { Admin } from '#features/issuers/server/find-admin.ts'
import { findIssuer, type Issuer } from '#features/issuers/server/find-issuer.ts'
import { adminsOf, lockIssuer } from '#features/issuers/server/queries.ts'
import type { AdminContext, Context } from '#platform/context.ts'

export type Team = { issuer: Issuer; admins: Admin[]; own: Admin }

/** The open community with its admins; without `own` for an admin of the parent, who is inside. Throws as `lockTeam`. */
export async function readTeam(ctx: AdminContext): Promise<Omit<Team, 'own'> & { own?: Admin }> {
  const issuer = await findIssuer(ctx, ctx.actor.issuerId)
  return ctx.actor.via ? adminsOnly(ctx, issuer) : teamOf(ctx, issuer)
}

/**
 * The caller's community with its admins, locked until the end of the transaction: admins change one after the other.
 * Throws `notAllowed` for a community with its own key, whose key is its only admin, and `signedOut` when the caller was
 * removed meanwhile.
 */
export async function lockTeam(ctx: AdminContext): Promise<Team> {
  return teamOf(ctx, await lockIssuer(ctx, ctx.actor.issuerId))
}

/** The same, for a verb of the main admin. Throws `notAllowed` when that is somebody else by now. */
export async function lockTeamOfMainAdmin(ctx: AdminContext): Promise<Team> {
  const team = await lockTeam(ctx)
  if (!team.own.mainAdmin) throw new Problem('notAllowed')
  return team
}

async function adminsOnly(ctx: AdminContext, issuer: Issuer | undefined): Promise<Omit<Team, 'own'>> {
  if (!issuer) throw new Problem('signedOut')
  if (!issuer.isKms) throw new Problem('notAllowed')
  return { issuer, admins: await adminsOf(ctx, issuer.id) }
}

async function teamOf(ctx: AdminContext, found: Issuer | undefined): Promise<Team> {
  const { issuer, admins } = await adminsOnly(ctx, found)
  const own = admins.find(({ email }) => email === ctx.actor.email)
  if (!own) throw new Problem('signedOut')
  return { issuer, admins, own }
}

/** The addresses of the admins who proved theirs. */
export function registeredOf(admins: Admin[]): string[] {
  return admins.flatMap(({ email, registrationDate }) => (registrationDate ? [email] : []))
}

/** A community that the server holds the key of, locked; undefined otherwise. For calls without a session. */
export async function lockMailIssuer(ctx: Context, issuerId: string): Promise<Issuer | undefined> {
  const issuer = await lockIssuer(ctx, issuerId)
  return issuer?.isKms ? issuer : undefined
}
