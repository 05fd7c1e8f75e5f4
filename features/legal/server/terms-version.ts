import type { Language } from '#base/text.ts'
import { hashText } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import { TERMS_VERSION } from '../rules.ts'
import { readDocument } from './read-document.ts'

/**
 * The version of the terms accepted in a language: that of our defaults, or, when the operator wrote the terms or the
 * privacy page, `own-` and 16 hex digits of the hash of both, so that a changed file is another version. Reads the
 * store: never call it inside a transaction.
 */
export async function termsVersion(ctx: Context, language: Language): Promise<string> {
  const pages = await Promise.all((['terms', 'privacy'] as const).map((page) => readDocument(ctx, language, page)))
  if (pages.every(({ isDefault }) => isDefault)) return TERMS_VERSION
  return `own-${hashText(JSON.stringify(pages.map(({ markdown }) => markdown))).slice(0, 16)}`
}
