/** A foreign JSON object; nothing is known about its members. */
export type Json = Record<string, unknown>

/** The value as an object (no array), or undefined. */
export function asObject(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined
}

/** A member that may be absent, one value or several in JSON-LD, as a list. */
export function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** The issuer's identifier of a credential, or undefined. */
export function issuerOf(credential: Json | undefined): string | undefined {
  const issuer = credential?.issuer
  const id = typeof issuer === 'string' ? issuer : asObject(issuer)?.id
  return typeof id === 'string' ? id : undefined
}

const TYPE_MAX = 80

/** A type of a foreign document, or several, as a reader is told it; undefined for anything else. */
export function namedType(type: unknown): string | undefined {
  const names = asList(type).filter((name) => typeof name === 'string' && name !== '')
  return names.join(', ').slice(0, TYPE_MAX) || undefined
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** Milliseconds since 1970 of an XSD dateTimeStamp; undefined without a value, NaN for any other value. */
export function readInstant(value: unknown): number | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' && INSTANT.test(value) ? timeOfInstant(value) : Number.NaN
}

/**
 * Milliseconds since 1970 of a date and time (ISO 8601, extended format); NaN also for a day that its month does not have,
 * which JavaScript moves into the next month.
 */
export function timeOfInstant(text: string): number {
  const day = text.slice(0, 10)
  const start = Date.parse(`${day}T00:00Z`)
  const isThere = !Number.isNaN(start) && new Date(start).toISOString().startsWith(day)
  return isThere ? Date.parse(text) : Number.NaN
}
