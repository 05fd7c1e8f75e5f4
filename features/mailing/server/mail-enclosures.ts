import type { Language } from '#base/text.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'

/** A picture (PNG) inside the mail of a badge, with what is said of it. */
export type Enclosure = { picture: Buffer; filename: string; alt: string; title: string; lines: string[] }
/** Makes the enclosure of one claim's mail. */
export type Enclose = (claim: { id: string; linkN: number; language: Language }) => Promise<Enclosure>
type Encloser = (ctx: Context, template: Pick<TemplateRow, 'id' | 'category'>) => Promise<Enclose | undefined>

const enclosers = new Set<Encloser>()

/** Names what the mails of a template's badges bring besides the badge: what higher features make of them. */
export function onMailClaims(encloser: Encloser): void {
  enclosers.add(encloser)
}

/** What the mails of a template's badges bring, or undefined for nothing; asked once for all of them. */
export async function encloserOf(ctx: Context, template: Parameters<Encloser>[1]): Promise<Enclose | undefined> {
  for (const encloser of enclosers) {
    const enclose = await encloser(ctx, template)
    if (enclose) return enclose
  }
  return undefined
}
