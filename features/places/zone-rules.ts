import { foldName, searchNames } from './city-search-rules.ts'

/** The regions for the list of time zones; `other` has UTC and all other zones known to the machine. */
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

/** A zone's region and its city, the innermost name first: `America/Argentina/Salta` is "Salta, Argentina". */
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

/** The IANA name of this device's time zone; UTC where the browser names none that is known. */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC'
}

/** The names of all zones known to this machine, UTC first; including an unknown one of a stored event. */
export function knownZones(chosen: string): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])])]
}

/** A zone's difference from UTC at a moment: "UTC+1"; '' for a zone unknown to this machine. */
export function zoneOffset(name: string, at: Date): string {
  if (!isTimeZone(name)) return ''
  const written = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = written.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return offset.replace('GMT', 'UTC')
}

/** A zone beside a time: "Paris, UTC+1"; "UTC" for '' and for zones unknown to this machine. */
export function zoneLabel(timeZone: string, at: Date): string {
  const offset = timeZone === 'UTC' ? '' : zoneOffset(timeZone, at)
  return offset === '' ? 'UTC' : `${readZone(timeZone).city}, ${offset}`
}

/**
 * The folded search text of a zone: its city, its name, and the name of its country or time in a language ("heure :
 * Royaume-Uni", "Central European Time"); only its name for a zone unknown to this machine.
 */
export function zoneSearchName(name: string, language: 'en' | 'fr'): string {
  if (!isTimeZone(name)) return foldName(name)
  const called = (timeZoneName: 'shortGeneric' | 'longGeneric') =>
    new Intl.DateTimeFormat(language, { timeZone: name, timeZoneName })
      .formatToParts(new Date())
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return foldName([readZone(name).city, name, called('shortGeneric'), called('longGeneric')].join(' / '))
}

/** The zones that match a search, best first. `searchNames` are results of `zoneSearchName`, in the order of the zones. */
export function findZones(zones: readonly string[], searched: readonly string[], typed: string): string[] {
  return searchNames(searched, typed, { most: zones.length, enough: 1 }).flatMap((at) => zones[at] ?? [])
}
