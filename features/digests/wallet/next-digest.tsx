import { readZone } from '#features/places/zone-rules.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { localeOf } from '#ui/words/locale.ts'
import { digestSection } from '../wallet-texts.ts'

/** When the next digest goes out, in words: "Next: Monday, 17:00 (Paris)". */
export function NextDigest({ at, timeZone }: { at: string; timeZone: string }) {
  const sectionTexts = useTexts(digestSection)
  const locale = localeOf(useLanguage().language)
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(at))
  const day = write({ weekday: 'long' })
  const time = write({ hour: 'numeric', minute: '2-digit' })
  return sectionTexts.next({ day, time, zone: zoneCity(timeZone) })
}

/** A zone by its city, for people to read. */
export function zoneCity(timeZone: string): string {
  return readZone(timeZone).city
}
