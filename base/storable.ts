/** NUL and lone surrogates as JSON writes them; a typed backslash is written twice. */
const NOT_STORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/**
 * Whether Postgres stores every text and number inside a value, and UTF-8 can write it: no NUL, no lone surrogate, in no
 * member and no member's name; no number that a double cannot hold (`1e400` is parsed as infinite, and written as null).
 * Also false for a value nested too deeply to be written.
 */
export function isStorable(value: unknown): boolean {
  try {
    const written = JSON.stringify(value) ?? ''
    return !NOT_STORABLE.test(written) && !(written.includes('null') && holdsInfinite(value))
  } catch {
    return false
  }
}

function holdsInfinite(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsInfinite)
}

/** A text with the replacement character for each NUL and lone surrogate, which Postgres does not store. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\uFFFD')
}
