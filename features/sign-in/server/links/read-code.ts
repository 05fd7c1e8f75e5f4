import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { CODE_TRIES, CODES_A_DAY } from '../../rules.ts'
import { type LinkPurpose, magicLinks } from '../tables.ts'
import { isCodeOf } from './link-secrets.ts'
import type { Link } from './read-link.ts'

const DAY_SECONDS = 24 * 3600

export type CodeTry = { requestId: string; code: string; browser: string; purposes: LinkPurpose[] }

/**
 * The link of a request whose code is typed in the browser that asked; does not spend it. Counts a try before it looks
 * at the code, so that guesses at once count too, and refunds the right one. Throws `codeWrong`, `linkExpired` after
 * the last try, and `tooManyRequests` for an address with many tries: asking for link after link would otherwise guess
 * a code some day. Not inside a transaction: a wrong code counts although the call fails.
 */
export async function readCode(ctx: Context, { requestId, code, browser, purposes }: CodeTry): Promise<Link> {
  if (ctx.afterCommit) throw new Error('A code is read outside a transaction, or wrong ones would not count')
  const [link] = await ctx.db
    .update(magicLinks)
    .set({ codeTries: sql`${magicLinks.codeTries} + 1` })
    .where(
      and(
        eq(magicLinks.id, requestId),
        eq(magicLinks.browserHash, hashText(browser)),
        inArray(magicLinks.purpose, purposes),
        lt(magicLinks.codeTries, CODE_TRIES),
        isNull(magicLinks.spentAt),
        gt(magicLinks.expiresAt, ctx.now()),
      ),
    )
    .returning()
  if (!link) throw new Problem('linkExpired')
  // Strangers try codes of links that they request. Codes of a proof are requested by a session: a stolen one must not
  // use up the tries that its owner needs to end it.
  const counted = link.purpose === 'proof' ? `proof-codes:${link.browserHash}` : `codes:${hashText(link.email)}`
  await takeRate(ctx, counted, { limit: CODES_A_DAY, seconds: DAY_SECONDS })
  if (!isCodeOf(ctx.config, link, code)) {
    await recordEvent(ctx, { action: 'link.codeRefused', subjectId: link.id, detail: { tries: link.codeTries } })
    throw new Problem('codeWrong')
  }
  await ctx.db
    .update(magicLinks)
    .set({ codeTries: sql`${magicLinks.codeTries} - 1` })
    .where(eq(magicLinks.id, link.id))
  return link
}
