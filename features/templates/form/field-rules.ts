import type { z } from 'zod'
import { isTimeZone } from '#features/places/zone-rules.ts'
import { CATEGORY_FIELDS } from '../category-rules.ts'
import type { templateFields } from '../contract.ts'
import type { Category } from '../rules.ts'
import { readValidity } from '../validity-rules.ts'

type Fields = Partial<z.input<typeof templateFields>>
type Facts = { now: Date; hasPicture: boolean }

/** Problem keys, by field. */
export type FieldProblems = Partial<Record<keyof z.input<typeof templateFields> | 'image', string>>

/**
 * Finds missing and contradictory fields of a category's template, for the form and again for the server when a
 * template is saved and published. The schema checks lengths and formats.
 */
export function fieldProblems(category: Category, fields: Fields, { now, hasPicture }: Facts): FieldProblems {
  const asks = CATEGORY_FIELDS[category]
  const isEmpty = (text: string | undefined) => !text?.trim()
  const found: FieldProblems = {}
  if (asks.picture && !hasPicture) found.image = 'pictureMissing'
  if (asks.title && isEmpty(fields.name)) found.name = 'titleMissing'
  if (isEmpty(fields.description)) found.description = 'descriptionMissing'
  if (asks.event) Object.assign(found, eventProblems(category, fields, now))
  if (asks.title && isEmpty(fields.criteria)) found.criteria = 'criteriaMissing'
  if (asks.validity && !readValidity(fields, now)) found.validity = 'validityMissing'
  if (fields.limit === 0) found.limit = 'quantityNotValid'
  if (!asks.draft && fields.draft) found.draft = 'draftNotPossible'
  return found
}

/** A Ticket is useless after its event; a Participation can be recorded afterwards. */
function eventProblems(category: Category, fields: Fields, now: Date): FieldProblems {
  const [start, end] = [Date.parse(fields.startDate ?? ''), Date.parse(fields.endDate ?? '')]
  const found: FieldProblems = {}
  if (Number.isNaN(start)) found.startDate = 'startDateMissing'
  if (Number.isNaN(end)) found.endDate = 'endDateMissing'
  else if (end <= start) found.endDate = 'endBeforeStart'
  else if (category === 'ticket' && end <= now.getTime()) found.endDate = 'endDatePast'
  if (fields.timeZone && !isTimeZone(fields.timeZone)) found.timeZone = 'timeZoneInvalid'
  if (fields.location === undefined) found.location = 'locationMissing'
  return found
}
