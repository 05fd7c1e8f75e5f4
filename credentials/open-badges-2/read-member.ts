import { asList, asObject, type Json, timeOfInstant } from '../read-credential.ts'

/** Another document, by its address or inside of the first; `id` is '' where it has none. */
export type Linked = { id: string; document?: Json }

/** A member that may be one value or a list: its first value. */
export function oneOf(value: unknown): unknown {
  return asList(value)[0]
}

/** The first text of a member, also one with a language (JSON-LD `@value`); '' without one. */
export function textOf(value: unknown): string {
  const first = oneOf(value)
  const words = asObject(first)?.['@value'] ?? first
  return typeof words === 'string' ? words.trim() : ''
}

/** The texts of a member, without empty ones. */
export function textsOf(value: unknown): string[] {
  return asList(value).map(textOf).filter(Boolean)
}

/** The documents that a member names or contains. */
export function linksOf(value: unknown): Linked[] {
  return asList(value).flatMap((each) => {
    const document = asObject(each)
    const id = textOf(document ? (document.id ?? document['@id']) : each)
    if (document) return [{ id, document }]
    return id ? [{ id }] : []
  })
}

/** Also without hyphens and colons (ISO 8601, basic format); a fraction of a minute is read where it is zero. */
const DAY = /^(\d{4})(-?)(\d\d)\2(\d\d)(?=$|[T Z+-])/i
const TIME = /^[T ](\d\d):?(\d\d)(?:\.0+|:?(\d\d(?:\.\d+)?))?(?=$|[ Z+-])/i
const OFFSET = /^\s*(?:Z|([+-]\d\d):?(\d\d))?$/i
/** Seconds from 1973 to 5138; a smaller or larger number is not meant as seconds. */
const [SECONDS_MIN, SECONDS_MAX] = [1e8, 1e11]

/**
 * Milliseconds since 1970 of a date: ISO 8601, by some software without a time or an offset (read as UTC), or in Open Badges
 * 1.0 seconds since 1970. Undefined without a value, NaN for any other value.
 */
export function timeOf(value: unknown): number | undefined {
  const first = oneOf(value)
  if (first === undefined || first === '') return undefined
  if (typeof first === 'number' || /^\d{9,11}$/.test(textOf(first)))
    return timeOfSeconds(Number(typeof first === 'number' ? first : textOf(first)))
  return timeOfText(textOf(first))
}

function timeOfText(text: string): number {
  const [whole, year, , month, date] = DAY.exec(text) ?? []
  if (whole === undefined) return Number.NaN
  const rest = text.slice(whole.length)
  const [time = '', hour = '00', minute = '00', second = '00'] = TIME.exec(rest) ?? []
  const offset = OFFSET.exec(rest.slice(time.length))
  if (!offset) return Number.NaN
  const [, hours, minutes] = offset
  const zone = hours ? `${hours}:${minutes}` : 'Z'
  return timeOfInstant(`${year}-${month}-${date}T${hour}:${minute}:${second}${zone}`)
}

function timeOfSeconds(seconds: number): number {
  return seconds >= SECONDS_MIN && seconds < SECONDS_MAX ? seconds * 1000 : Number.NaN
}
