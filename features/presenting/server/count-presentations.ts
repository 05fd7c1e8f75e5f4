import type { Input } from '#base/endpoint.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { COUNTED_DAYS } from '../rules.ts'
import { countsOf } from './queries.ts'

const DAY_MS = 86_400_000

/** How often a template's badges were shown, by day and verdict. */
export async function countPresentations(ctx: TeamContext, { templateId }: Input<typeof contract.countPresentations>) {
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  const since = new Date(ctx.now().getTime() - (COUNTED_DAYS - 1) * DAY_MS)
  return { days: await countsOf(ctx, { templateId: template.id, since }) }
}
