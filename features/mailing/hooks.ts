import type { Language } from '#base/text.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import { hook, seam } from '#platform/hook.ts'

/** A suppressed address of an issuer. */
export type Suppressed = { issuerId: string; email: string }
/** An address that a mail server permanently refused, the time of the e-mail (ISO 8601), and the server's response. */
export type Bounced = { email: string; at: string; answer: string }
/** A picture (PNG) attached to a badge's e-mail, with its description. */
export type Attachment = { picture: Buffer; filename: string; alt: string; title: string; lines: string[] }
/** Makes the attachment of one claim's e-mail. */
export type Attach = (claim: { id: string; linkN: number; language: Language }) => Promise<Attachment>
type Attacher = (ctx: Context, template: Pick<TemplateRow, 'id' | 'category'>) => Promise<Attach | undefined>

/** An issuer's address is suppressed; in the same transaction. */
export const addressSuppressed = hook<Suppressed>('an address is suppressed', { isNeeded: true })
/** An issuer's addresses that bounced permanently in recent weeks, newest first, without duplicates. */
export const bouncedAddresses = seam<(ctx: Context, issuerId: string) => Promise<Bounced[]>>('addresses that bounced')
/** The source of attachments for the e-mails of a template's badges; asked once for all of them. */
export const mailAttachments = seam<Attacher>('attachments of the e-mails of a template')
