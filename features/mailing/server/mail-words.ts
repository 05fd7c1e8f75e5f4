import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { MailTexts } from '../rules.ts'
import { isReplyAddress } from './reply-addresses.ts'
import { mailSettings } from './tables.ts'

/** The wording of a template's e-mails by its own settings and its issuer's, and the reply-to address, '' for none. */
export type MailWords = { settings: MailTexts[]; replyTo: string }
type Scope = { issuerId: string; templateId: string }

/**
 * Reads the settings for a template's e-mails, the narrowest first; a reply-to address that is no longer confirmed is
 * left out.
 */
export async function mailWords(ctx: Context, { issuerId, templateId }: Scope): Promise<MailWords> {
  const rows = await readMailSettings(ctx, { issuerId, templateId })
  const [wanted] = rows.flatMap((row) => row.replyTo || [])
  const replyTo = wanted && (await isReplyAddress(ctx, issuerId, wanted)) ? wanted : ''
  return { settings: rows.map(({ texts }) => texts), replyTo }
}

/** The rows of a template's own settings, if any, followed by those of its issuer. */
export async function readMailSettings(ctx: Context, { issuerId, templateId }: Scope) {
  const rows = await ctx.db
    .select()
    .from(mailSettings)
    .where(and(eq(mailSettings.issuerId, issuerId), inArray(mailSettings.templateId, [templateId, ''])))
  return rows.toSorted((a, b) => b.templateId.length - a.templateId.length)
}
