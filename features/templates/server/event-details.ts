import type { TemplateRow } from './find-template.ts'

/** The event of a Participation or Ticket, as in calls and public fields. */
export function eventDetails(template: TemplateRow) {
  return {
    name: template.optionName,
    seat: template.optionSeat,
    section: template.optionSection,
    location: template.location,
    startDate: template.startDate?.toISOString() ?? '',
    endDate: template.endDate?.toISOString() ?? '',
    timeZone: template.timeZone,
    limit: template.limit,
  }
}
