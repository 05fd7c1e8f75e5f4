import type { Language } from '#base/text.ts'
import type { Issuer } from './issuer-calls.ts'

const HOUR = 3_600_000

/** Publishes a Ticket template with open doors; returns its id. */
export function createEvent(issuer: Issuer, lang: Language): Promise<string> {
  return issuer.publish('Summer feast', {
    category: 'ticket',
    lang,
    location: '',
    startDate: new Date(Date.now() + HOUR).toISOString(),
    endDate: new Date(Date.now() + 5 * HOUR).toISOString(),
  })
}
