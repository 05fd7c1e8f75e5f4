import { parseJson } from './parse-json.ts'

/**
 * JSON in which a word processor replaced every quotation mark by a curved one; undefined where a straight one is left, as
 * nobody can tell then which of the curved ones are the text's own.
 */
export function withStraightQuotes(text: string): unknown {
  if (text.includes('"') || !/^[{[]\s*[“”„‟«»]/.test(text)) return undefined
  return parseJson(text.replace(/[“”„‟«»]/g, '"'))
}
