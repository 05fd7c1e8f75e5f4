import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { allWordings, ownTexts } from './mail-wording.ts'
import { readMailSettings } from './mail-words.ts'
import { listReplyAddresses } from './reply-addresses.ts'
import { mailSettings } from './tables.ts'

/** Returns the wording of the issuer's e-mails, or those of one template: its own texts, and the fallbacks for missing ones. */
export async function getMail(ctx: AdminContext, asked: Input<typeof contract.getMail>) {
  const { issuerId } = ctx.actor
  const template = asked.templateId ? await findOwnTemplate(ctx, asked.templateId, 'distribute') : undefined
  const rows = await readMailSettings(ctx, { issuerId, templateId: template?.id ?? '' })
  const here = rows.find(({ templateId }) => templateId === (template?.id ?? ''))
  const wider = rows.filter((row) => row !== here)
  const own = await ctx.db
    .select({ id: templates.id, name: templates.name })
    .from(mailSettings)
    .innerJoin(templates, and(eq(templates.id, mailSettings.templateId), isNull(templates.deletedAt)))
    .where(eq(mailSettings.issuerId, issuerId))
    .orderBy(asc(templates.name))
  return {
    badge: template?.name ?? '',
    texts: ownTexts(here?.texts ?? {}),
    base: allWordings(
      wider.map(({ texts }) => texts),
      { isTicket: template?.category === 'ticket' },
    ),
    replyTo: here?.replyTo ?? '',
    baseReplyTo: wider[0]?.replyTo ?? '',
    addresses: await listReplyAddresses(ctx, issuerId),
    own,
  }
}
