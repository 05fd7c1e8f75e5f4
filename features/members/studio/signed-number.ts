import type { Format } from '#ui/words/format.ts'

/** A number that may be negative, with a minus sign instead of a hyphen. */
export function signedNumber(format: Format, value: number): string {
  return format.number(value).replace('-', '\u2212')
}
