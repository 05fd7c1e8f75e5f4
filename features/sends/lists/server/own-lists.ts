import { and, eq, type SQL } from 'drizzle-orm'
import { hashText } from '#platform/access/derive-key.ts'
import type { TeamContext } from '#platform/context.ts'
import { recipientLists } from '../../server/tables.ts'

/** The owner of the lists that the caller saves: '' for admins, who share theirs. */
export function listOwner({ actor }: TeamContext): string {
  return actor.kind === 'admin' ? '' : hashText(`lists:${actor.issuerId}:${actor.email}`)
}

/** The lists that the caller sees: all of the issuer for an admin, a contributor's own. */
export function isOwnList(ctx: TeamContext): SQL | undefined {
  const ofIssuer = eq(recipientLists.issuerId, ctx.actor.issuerId)
  return ctx.actor.kind === 'admin' ? ofIssuer : and(ofIssuer, eq(recipientLists.owner, listOwner(ctx)))
}
