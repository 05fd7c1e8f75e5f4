import type { Context } from '#platform/context.ts'
import { endOfClaim } from '../rules.ts'
import type { TemplateRow } from './find-template.ts'
import { delegationsWith } from './queries.ts'

/** The end of a claim of a template that is made now: the wanted one, or an earlier one of the delegation that counts it. */
export async function endOfNextClaim(
  ctx: Context,
  { id, endDate }: Pick<TemplateRow, 'id' | 'endDate'>,
  wantedEnd = endOfClaim(ctx.now(), endDate),
): Promise<Date> {
  const [delegation] = await delegationsWith(ctx, id, 1)
  return delegation && delegation.validUntil < wantedEnd ? delegation.validUntil : wantedEnd
}
