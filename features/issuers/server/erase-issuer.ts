import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { senderHash } from './sender-of.ts'
import { apiKeys, consents, issuerAdmins, issuerChanges, issuers } from './tables.ts'

/**
 * Turns an issuer into a tombstone: the data shown on badges stays (name, picture, colour, DIDs, public keys); its
 * profile, mark, people, consents and API keys are removed. For a day a hash still counts its e-mails against the sender.
 * Returns the addresses of its people.
 */
export function eraseIssuer(ctx: Context, issuerId: string): Promise<string[]> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const people = await ctx.db
      .delete(issuerAdmins)
      .where(eq(issuerAdmins.issuerId, issuerId))
      .returning({ email: issuerAdmins.email, mainAdmin: issuerAdmins.mainAdmin })
    const sender = people.find(({ mainAdmin }) => mainAdmin)
    const hash = sender ? senderHash(ctx.config, sender.email) : ''
    await ctx.db
      .update(issuers)
      .set({ ...EMPTY, deletedAt: now, senderHash: sql`case when ${issuers.isKms} then ${hash} else '' end` })
      .where(eq(issuers.id, issuerId))
    await ctx.db.delete(consents).where(eq(consents.issuerId, issuerId))
    await ctx.db.delete(issuerChanges).where(eq(issuerChanges.issuerId, issuerId))
    await ctx.db
      .update(apiKeys)
      .set({ endedAt: now })
      .where(and(eq(apiKeys.issuerId, issuerId), isNull(apiKeys.endedAt)))
    await recordEvent(ctx, { action: 'issuer.deleted', issuerId, subjectId: issuerId })
    return people.map(({ email }) => email)
  })
}

const EMPTY = {
  description: '',
  sector: '',
  website: '',
  twitter: '',
  discord: '',
  telegram: '',
  instagram: '',
  facebook: '',
  linkedin: '',
  youtube: '',
  tags: [],
  contactOptIn: false,
  deletionDueAt: null,
  // Nobody stands behind the name any more, and no job would end the mark.
  promotedAt: null,
  promotedName: null,
  promotionWarnedAt: null,
}
