import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { hashText, sameText } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import { type LinkPurpose, magicLinks } from '../tables.ts'

export type Link = typeof magicLinks.$inferSelect

/** The active, unspent link of a token; changes nothing. Throws `linkExpired`. */
export async function readLink(ctx: Context, token: string, purposes: LinkPurpose[]): Promise<Link> {
  const [link] = await ctx.db
    .select()
    .from(magicLinks)
    .where(
      and(
        eq(magicLinks.tokenHash, hashText(token)),
        inArray(magicLinks.purpose, purposes),
        isNull(magicLinks.spentAt),
        gt(magicLinks.expiresAt, ctx.now()),
      ),
    )
  if (!link) throw new Problem('linkExpired')
  return link
}

/** Whether the browser with this random value requested a link. */
export function isSameBrowser(link: Link, browser: string | undefined): boolean {
  return browser !== undefined && sameText(link.browserHash, hashText(browser))
}
