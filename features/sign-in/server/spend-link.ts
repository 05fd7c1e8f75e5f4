import { and, eq, gt, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { type CodeTry, readCode } from './read-code.ts'
import { type Link, readLink } from './read-link.ts'
import { type LinkPurpose, magicLinks } from './tables.ts'

type ByToken = { token: string; purposes: LinkPurpose[] }

/**
 * Spends a link, found by its token or by the code of its mail. The update is the lock: of two calls at once one gets it and
 * the other `linkExpired`. By code it throws `codeWrong` too, and must not run inside a transaction (`readCode`).
 */
export async function spendLink(ctx: Context, found: ByToken | CodeTry): Promise<Link> {
  const link = 'token' in found ? await readLink(ctx, found.token, found.purposes) : await readCode(ctx, found)
  return takeLink(ctx, link.id)
}

/** Spends a link that was read before, by its id. Throws `linkExpired` when it was spent or has ended meanwhile. */
export function takeLink(ctx: Context, linkId: string): Promise<Link> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const [link] = await ctx.db
      .update(magicLinks)
      .set({ spentAt: now })
      .where(and(eq(magicLinks.id, linkId), isNull(magicLinks.spentAt), gt(magicLinks.expiresAt, now)))
      .returning()
    if (!link) throw new Problem('linkExpired')
    await recordEvent(ctx, { action: 'link.spent', subjectId: link.id, detail: { purpose: link.purpose } })
    return link
  })
}
