import type { Language } from '#base/text.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'

/** A picture (PNG) attached to a badge's e-mail, with its description. */
export type Attachment = { picture: Buffer; filename: string; alt: string; title: string; lines: string[] }
/** Makes the attachment of one claim's e-mail. */
export type Attach = (claim: { id: string; linkN: number; language: Language }) => Promise<Attachment>
type Attacher = (ctx: Context, template: Pick<TemplateRow, 'id' | 'category'>) => Promise<Attach | undefined>

const attachers = new Set<Attacher>()

/** Registers a source of attachments for the e-mails of a template's badges, for higher features. */
export function onMailClaims(attacher: Attacher): void {
  attachers.add(attacher)
}

/** Returns the source of attachments for a template, or undefined; called once for all of its e-mails. */
export async function attacherOf(ctx: Context, template: Parameters<Attacher>[1]): Promise<Attach | undefined> {
  for (const attacher of attachers) {
    const attach = await attacher(ctx, template)
    if (attach) return attach
  }
  return undefined
}
