import { and, eq } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { membersOfDids } from './members-of-dids.ts'

const NOBODY = { holding: [], revoked: [], walletOnly: 0 }

/**
 * The DIDs of some members who hold a template's badge (`holding`), or only had it revoked, and how many of the others
 * have no proven address. Whether an address is suppressed is not said. Throws `notAMember`.
 */
export async function membersBefore(ctx: Context, template: TemplateRow, dids: string[]) {
  if (dids.length === 0) return NOBODY
  const holders = await membersOfDids(ctx, template.issuerId, dids)
  const ids = holders.map(({ id }) => id)
  const held = template.category === 'ticket' ? new Map<string, string>() : await heldOf(ctx, template.id, ids)
  const didsOf = (outcome: string) => holders.flatMap(({ id, asked }) => (held.get(id) === outcome ? asked : []))
  const others = ids.filter((id) => !held.has(id))
  const reachable = await mailAddressesOf(ctx, others)
  return { holding: didsOf('holding'), revoked: didsOf('revoked'), walletOnly: others.length - reachable.size }
}

async function heldOf(ctx: Context, templateId: string, holderIds: string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ holderId: badges.holderId, revokedAt: badges.revokedAt })
    .from(badges)
    .where(and(eq(badges.templateId, templateId), isOneOf(badges.holderId, holderIds)))
  const held = new Map<string, string>()
  for (const { holderId, revokedAt } of rows) if (revokedAt) held.set(holderId, 'revoked')
  for (const { holderId, revokedAt } of rows) if (!revokedAt) held.set(holderId, 'holding')
  return held
}
