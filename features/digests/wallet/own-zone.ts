import { isTimeZone, readZone } from '#features/places/zone-rules.ts'

/** The IANA name of this device's time zone; UTC where the browser names none that is known. */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC'
}

/** A zone by its city, for people to read. */
export function zoneCity(timeZone: string): string {
  return readZone(timeZone).city
}

/** Whether a zone is that of this device, by any of its names (Kolkata was Calcutta). */
export function isOwnZone(timeZone: string): boolean {
  if (!isTimeZone(timeZone)) return false
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone === ownZone()
}
