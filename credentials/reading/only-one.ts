import canonicalize from 'canonicalize'
import { asObject } from '../read-credential.ts'
import { assertSmall } from './assert-modest.ts'
import { findCompact } from './find-compact.ts'
import { NotReadable } from './not-readable.ts'
import { parseJson } from './parse-json.ts'

/** The credential's text in a picture, where the same one may be there several times. Throws `NotReadable`. */
export function onlyOne(texts: string[]): string {
  const [first, ...others] = texts.filter((text) => text.trim() !== '')
  if (first === undefined) throw new NotReadable('nothingInside')
  if (others.length === 0) return first
  const same = plainOf(first)
  if (others.some((other) => plainOf(other) !== same)) throw new NotReadable('severalInside')
  return first
}

/** The same text for what differs in white space and order only. */
function plainOf(text: string): string {
  const document = asObject(parseJson(text))
  if (!document) return findCompact(text) ?? text.trim()
  assertSmall(document)
  try {
    return canonicalize(document) ?? text
  } catch {
    return text
  }
}
