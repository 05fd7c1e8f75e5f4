import type { TemplateRow } from '../../server/find-template.ts'

/** The event of a Participation or Ticket, as in calls. */
export function eventDetails(template: TemplateRow) {
  return {
    name: template.optionName,
    seat: template.optionSeat,
    section: template.optionSection,
    location: template.location,
    streetAddress: template.streetAddress,
    startDate: template.startDate?.toISOString() ?? '',
    endDate: template.endDate?.toISOString() ?? '',
    timeZone: template.timeZone,
    limit: template.limit,
  }
}

/** An event as pages show it; nothing for templates without one. */
export function shownEvent(template: TemplateRow) {
  if (!template.startDate || !template.endDate) return {}
  const { startDate, endDate, timeZone, location, streetAddress } = eventDetails(template)
  return { event: { startDate, endDate, timeZone, location, streetAddress } }
}
