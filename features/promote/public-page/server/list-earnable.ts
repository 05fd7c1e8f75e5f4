import type { Output } from '#base/endpoint.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { CATEGORIES } from '#features/templates/rules.ts'
import { cardOf } from '#features/templates/server/card-of.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { publishedTemplates } from '#features/templates/server/published-templates.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { EARNABLE_MAX } from '../rules.ts'
import { countHolders } from './count-public.ts'

type Earnable = Output<typeof contract.getCommunityPage>['earnable']

/** The published templates of an issuer without finished events: by category, then those that most people hold. */
export async function listEarnable(ctx: Context, issuer: Issuer): Promise<Earnable> {
  const published = await publishedTemplates(ctx, issuer.id, EARNABLE_MAX)
  const open = published.filter(({ endDate }) => !endDate || endDate > ctx.now())
  const holders = await countHolders(
    ctx,
    open.map(({ id }) => id),
  )
  const held = ({ id }: TemplateRow) => holders.get(id) ?? 0
  const place = ({ category }: TemplateRow) => CATEGORIES.indexOf(category)
  return open
    .sort((a, b) => place(a) - place(b) || held(b) - held(a))
    .map((template) => ({
      card: cardOf(ctx, template, issuer),
      title: template.name,
      lang: template.lang,
      holders: held(template),
      startDate: template.startDate?.toISOString() ?? '',
      endDate: template.endDate?.toISOString() ?? '',
      timeZone: template.timeZone,
    }))
}
