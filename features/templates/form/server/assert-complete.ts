import { InvalidInput } from '#base/problem.ts'
import type { TemplateRow } from '../../server/find-template.ts'
import { fieldProblems } from '../field-rules.ts'

/** Checks that a stored template can be published now; throws the key of a missing field or of a past date. */
export function assertComplete(template: TemplateRow, now: Date): void {
  const isForever = !template.expirationDate && !template.expirationDuration
  const fields = {
    name: template.name,
    description: template.description,
    criteria: template.criteria,
    validity: isForever ? ('infinite' as const) : ('' as const),
    expirationDate: template.expirationDate?.toISOString() ?? '',
    expirationDuration: template.expirationDuration ?? 0,
    startDate: template.startDate?.toISOString() ?? '',
    endDate: template.endDate?.toISOString() ?? '',
    timeZone: template.timeZone,
    location: template.location,
    limit: template.limit,
  }
  const [problem] = Object.values(
    fieldProblems(template.category, fields, { now, hasPicture: template.imageCid !== '' }),
  )
  if (problem) throw new InvalidInput(problem)
}
