import { z } from 'zod'
import { optionalInstant } from '#base/instant.ts'
import { signableText } from '#base/signable-text.ts'
import { LOCATION_MAX, STREET_MAX } from '../rules.ts'

/** The fields of a template about its event. */
export const eventFields = {
  /** "city, country"; '' is virtual; left out while not chosen. */
  location: signableText('locationCharacters', 'locationMissing').max(LOCATION_MAX, 'locationTooLong').optional(),
  /** Street and number of the place (ours); nothing for a virtual event. */
  streetAddress: signableText('locationCharacters').max(STREET_MAX, 'streetTooLong').default(''),
  startDate: optionalInstant('startDateMissing'),
  endDate: optionalInstant('endDateMissing'),
  /** IANA name of the event's time zone; '' is UTC. */
  timeZone: z.string('timeZoneInvalid').max(64, 'timeZoneInvalid').default(''),
}

/** An event as pages show it: instants (ISO), an IANA zone, and its place, '' for a virtual one. */
export const shownEvent = z.object({
  startDate: z.string(),
  endDate: z.string(),
  timeZone: z.string(),
  location: z.string(),
  streetAddress: z.string(),
})
