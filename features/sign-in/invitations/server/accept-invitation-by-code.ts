import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { CODE_TRIES, CODES_A_DAY, LINK_MINUTES } from '../../rules.ts'
import { isCodeOf } from '../../server/links/link-secrets.ts'
import { magicLinks } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { enterInvited } from './accept-invitation.ts'

/**
 * Accepts an invitation with the six digits from its e-mail, which work for 15 minutes and five tries; the link in it
 * still works after that. A try counts for all invitations to the address, before the code is looked at. Throws
 * `codeWrong` whatever the reason, so that nobody learns who is invited, and `tooManyRequests`.
 */
export async function acceptInvitationByCode(
  ctx: Context,
  { email, code, browser }: Input<typeof contract.acceptInvitationByCode>,
): Promise<{ token: string }> {
  await takeRate(ctx, `invitation-codes:${hashText(email)}`, { limit: CODES_A_DAY, seconds: 24 * 3600 })
  const now = ctx.now()
  const links = await ctx.db
    .update(magicLinks)
    .set({ codeTries: sql`${magicLinks.codeTries} + 1` })
    .where(
      and(
        eq(magicLinks.email, email),
        eq(magicLinks.purpose, 'invite'),
        lt(magicLinks.codeTries, CODE_TRIES),
        isNull(magicLinks.spentAt),
        gt(magicLinks.createdAt, new Date(now.getTime() - LINK_MINUTES * 60_000)),
        gt(magicLinks.expiresAt, now),
      ),
    )
    .returning()
  const link = links.find((each) => isCodeOf(ctx.config, each, code))
  if (link) return enterInvited(ctx, link, browser).catch(asCodeWrong)
  for (const { id, codeTries } of links)
    await recordEvent(ctx, { action: 'link.codeRefused', subjectId: id, detail: { tries: codeTries } })
  throw new Problem('codeWrong')
}

function asCodeWrong(error: unknown): never {
  throw error instanceof Problem && error.key === 'linkExpired' ? new Problem('codeWrong') : error
}
