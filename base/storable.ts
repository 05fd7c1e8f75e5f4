/** NUL and lone surrogates as JSON writes them; a typed backslash is written twice. */
const NOT_STORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/**
 * Whether Postgres stores every text inside a value, and UTF-8 can write it: no NUL, no lone surrogate, in no member
 * and no member's name. Also false for a value nested too deeply to be written.
 */
export function isStorable(value: unknown): boolean {
  try {
    return !NOT_STORABLE.test(JSON.stringify(value) ?? '')
  } catch {
    return false
  }
}

/** A text with the replacement character for each NUL and lone surrogate, which Postgres does not store. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\uFFFD')
}
