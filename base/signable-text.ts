import { z } from 'zod'

/**
 * Characters that a credential must not contain: control characters other than line feeds, because verifiers write them
 * in different ways before they check a signature; halves of characters, and code points that are none.
 */
const REFUSED = /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu
const TIDIED = /\t|\r\n?/g

/** A text in which a tabulator is a space, and each end of a line is a line feed. */
export function tidyText(text: string): string {
  return text.replace(TIDIED, (found) => (found === '\t' ? ' ' : '\n'))
}

/** Whether every verifier reads a signed text in the same way. */
export function isSignable(text: string): boolean {
  return text.search(REFUSED) < 0
}

/** A trimmed text that a credential may contain; `refusal` is the key for one with control characters. */
export function signableText(refusal: string, missing?: string) {
  return z.string(missing).overwrite(tidyText).trim().refine(isSignable, refusal)
}

/** A copy with signable texts only: for texts that were stored before they had to be, or that nobody can correct. */
export function withSignableTexts<T>(value: T): T {
  if (typeof value === 'string') return tidyText(value).replace(REFUSED, '') as T
  if (Array.isArray(value)) return value.map(withSignableTexts) as T
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withSignableTexts(inner)])) as T
}
