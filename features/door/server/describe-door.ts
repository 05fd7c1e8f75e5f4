import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import { countDoor } from './count-door.ts'

/** The part of a door visible to everyone who works there: the event, and the number of people inside. */
export async function describeDoor(ctx: Context, template: TemplateRow) {
  const { name: title, startDate, endDate, timeZone } = template
  const dates = { startDate: startDate?.toISOString() ?? '', endDate: endDate?.toISOString() ?? '' }
  return { title, ...dates, timeZone, ...(await countDoor(ctx, template.id)) }
}
