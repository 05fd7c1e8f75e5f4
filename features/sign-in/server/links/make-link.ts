import { lt } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import type { Language } from '#base/text.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { LINK_MINUTES } from '../../rules.ts'
import { type LinkPurpose, magicLinks } from '../tables.ts'
import { hashCode, linkSecrets } from './link-secrets.ts'

export type NewLink = {
  purpose: LinkPurpose
  /** In lower case. */
  email: string
  /** The random value of the requesting browser; without one the link belongs to no browser. */
  browser?: string
  language: Language
  /** For `address`: the holder to join. */
  holderId?: string
  minutes?: number
}

/**
 * Creates a link for an address and clears expired ones. Mail it by a job that carries the `id` and derives the rest
 * with `linkSecrets`.
 */
export function makeLink(
  ctx: Context,
  { purpose, email, browser, language, holderId, minutes = LINK_MINUTES }: NewLink,
): Promise<{ id: string; token: string; code: string }> {
  return inTransaction(ctx, async (ctx) => {
    const id = newId()
    const { token, code } = linkSecrets(ctx.config, id)
    const now = ctx.now()
    await ctx.db.delete(magicLinks).where(lt(magicLinks.expiresAt, now))
    await ctx.db.insert(magicLinks).values({
      id,
      purpose,
      email,
      tokenHash: hashText(token),
      codeHash: hashCode(ctx.config, id, code),
      browserHash: browser === undefined ? '' : hashText(browser),
      holderId,
      language,
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutes * 60_000),
    })
    await recordEvent(ctx, { action: 'link.made', subjectId: id, detail: { purpose } })
    return { id, token, code }
  })
}
