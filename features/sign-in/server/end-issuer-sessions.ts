import { and, eq, inArray, isNull } from 'drizzle-orm'
import { communitiesOf } from '#features/issuers/server/communities-of.ts'
import { forgetNoticesTo } from '#platform/account-notices.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { sessions } from '#platform/tables.ts'
import { type LinkPurpose, magicLinks } from './tables.ts'

/**
 * Ends every session of a deleted issuer and removes its addresses from them. An address without any other community
 * also loses its mailed links, notices and half-opened sessions.
 */
export function endIssuerSessions(ctx: Context, issuerId: string, addresses: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const own = eq(sessions.issuerId, issuerId)
    const endedAt = ctx.now()
    const ended = await ctx.db
      .update(sessions)
      .set({ endedAt })
      .where(and(own, isNull(sessions.endedAt)))
      .returning({ id: sessions.id })
    await ctx.db.update(sessions).set({ email: '' }).where(own)
    for (const email of addresses) {
      if ((await communitiesOf(ctx, email)).length > 0) continue
      await ctx.db.delete(magicLinks).where(and(eq(magicLinks.email, email), inArray(magicLinks.purpose, STUDIO)))
      await forgetNoticesTo(ctx, [email])
      const half = and(eq(sessions.email, email), inArray(sessions.kind, ['applicant', 'chooser']))
      await ctx.db.update(sessions).set({ endedAt, email: '' }).where(half)
    }
    await recordEvent(ctx, { action: 'sessions.ended', issuerId, subjectId: issuerId, detail: { count: ended.length } })
  })
}

const STUDIO: LinkPurpose[] = ['signin', 'signup', 'proof']
