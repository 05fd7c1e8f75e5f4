import { and, eq, inArray } from 'drizzle-orm'
import { withCommunities } from '#features/team/server/communities-of.ts'
import { endSessions, eraseFromSessions } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { forgetNoticesTo } from '#platform/mail/account-notices.ts'
import { sessions } from '#platform/tables.ts'
import { type LinkPurpose, magicLinks } from './tables.ts'

/**
 * Ends every session of a deleted issuer and removes its addresses from them. An address without any other community
 * also loses its mailed links, notices and half-opened sessions.
 */
export function endIssuerSessions(ctx: Context, issuerId: string, addresses: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const own = eq(sessions.issuerId, issuerId)
    const count = await endSessions(ctx, own)
    await eraseFromSessions(ctx, own, ['email'])
    const staying = await withCommunities(ctx, addresses)
    const gone = addresses.filter((email) => !staying.has(email))
    await ctx.db.delete(magicLinks).where(and(inArray(magicLinks.email, gone), inArray(magicLinks.purpose, STUDIO)))
    await forgetNoticesTo(ctx, gone)
    const half = and(inArray(sessions.email, gone), inArray(sessions.kind, ['applicant', 'chooser']))
    await endSessions(ctx, half)
    await eraseFromSessions(ctx, half, ['email'])
    await recordEvent(ctx, { action: 'sessions.ended', issuerId, subjectId: issuerId, detail: { count } })
  })
}

const STUDIO: LinkPurpose[] = ['signin', 'signup', 'proof', 'invite']
