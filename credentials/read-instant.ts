const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** Milliseconds since 1970 of an XSD dateTimeStamp; undefined without a value, NaN for any other value. */
export function readInstant(value: unknown): number | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : Number.NaN
}
