/** What mail programs, chats and word processors put around a long word; no JWS or SD-JWT begins or ends with any of it. */
const AROUND = new Set('<>"\'`´‘’‚“”„‟‹›«»,;')
const QUOTED_LINES = /^[ \t]*(?:>[ \t]*)+/gm
const SOFT_BREAKS = /=[ \t]*\r?\n/g
const INSIDE = /[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g
const COMPACT = /^[\w-]+(?:\.[\w-]*){2,4}(?:~[\w.-]*)*$/

/**
 * A compact JWS, JWE or SD-JWT that was wrapped, quoted or put between quotation marks, as it was written; undefined for a
 * text with any other character.
 */
export function findCompact(text: string): string | undefined {
  const bare = text.replace(QUOTED_LINES, '').replace(SOFT_BREAKS, '').replace(INSIDE, '')
  let [start, end] = [0, bare.length]
  while (AROUND.has(bare[start] ?? '')) start += 1
  // Old software pads the last part of a JWS.
  while (AROUND.has(bare[end - 1] ?? '') || bare[end - 1] === '=') end -= 1
  const inner = bare.slice(start, end)
  return COMPACT.test(inner) ? inner : undefined
}
