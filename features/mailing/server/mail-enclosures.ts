import type { Language } from '#base/text.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'

/** A picture (PNG) attached to a badge's e-mail, with its description. */
export type Enclosure = { picture: Buffer; filename: string; alt: string; title: string; lines: string[] }
/** Makes the attachment of one claim's e-mail. */
export type Enclose = (claim: { id: string; linkN: number; language: Language }) => Promise<Enclosure>
type Encloser = (ctx: Context, template: Pick<TemplateRow, 'id' | 'category'>) => Promise<Enclose | undefined>

const enclosers = new Set<Encloser>()

/** Registers a source of attachments for the e-mails of a template's badges, for higher features. */
export function onMailClaims(encloser: Encloser): void {
  enclosers.add(encloser)
}

/** Returns the source of attachments for a template, or undefined; called once for all of its e-mails. */
export async function encloserOf(ctx: Context, template: Parameters<Encloser>[1]): Promise<Enclose | undefined> {
  for (const encloser of enclosers) {
    const enclose = await encloser(ctx, template)
    if (enclose) return enclose
  }
  return undefined
}
