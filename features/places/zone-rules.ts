import { foldName, searchNames } from './city-search-rules.ts'

/** The parts of the world under which time zones are listed; `other` holds UTC and what a machine knows besides. */
export const ZONE_REGIONS = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
  'other',
] as const
export type ZoneRegion = (typeof ZONE_REGIONS)[number]

/** A zone's part of the world and its city, the innermost name first: `America/Argentina/Salta` is "Salta, Argentina". */
export function readZone(name: string): { region: ZoneRegion; city: string } {
  const [first = '', ...rest] = name.replaceAll('_', ' ').split('/')
  const region = ZONE_REGIONS.find((each) => each === first && each !== 'other')
  return region && rest.length > 0 ? { region, city: rest.reverse().join(', ') } : { region: 'other', city: name }
}

/** Whether a text is the name of a time zone that this machine knows ("Europe/Paris"). */
export function isTimeZone(name: string): boolean {
  if (name === '') return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The names of all zones that this machine knows, UTC first; with one of a stored event that it does not. */
export function knownZones(chosen: string): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])])]
}

/** How a zone's clocks differ from UTC at a moment: "UTC+1"; '' of a zone that this machine does not know. */
export function zoneOffset(name: string, at: Date): string {
  if (!isTimeZone(name)) return ''
  const written = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = written.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return offset.replace('GMT', 'UTC')
}

/**
 * What a person may type for a zone, folded: its city, its name, and what a language calls its country or time ("heure :
 * Royaume-Uni", "Central European Time"); only its name where this machine does not know the zone.
 */
export function zoneSearchName(name: string, language: 'en' | 'fr'): string {
  if (!isTimeZone(name)) return foldName(name)
  const called = (timeZoneName: 'shortGeneric' | 'longGeneric') =>
    new Intl.DateTimeFormat(language, { timeZone: name, timeZoneName })
      .formatToParts(new Date())
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return foldName([readZone(name).city, name, called('shortGeneric'), called('longGeneric')].join(' / '))
}

/** The zones that a search means, best first. `searchNames` are as `zoneSearchName` answers, in the order of the zones. */
export function findZones(zones: readonly string[], searched: readonly string[], typed: string): string[] {
  return searchNames(searched, typed, zones.length, 1).flatMap((at) => zones[at] ?? [])
}
