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
