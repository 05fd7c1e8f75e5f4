import { isTimeZone, ownZone, readZone } from '#features/places/zone-rules.ts'

/** A zone by its city, for people to read. */
export function zoneCity(timeZone: string): string {
  return readZone(timeZone).city
}

/** Whether a zone is that of this device, by any of its names (Kolkata was Calcutta). */
export function isOwnZone(timeZone: string): boolean {
  if (!isTimeZone(timeZone)) return false
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone === ownZone()
}
