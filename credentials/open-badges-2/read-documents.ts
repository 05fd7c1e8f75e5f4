import canonicalize from 'canonicalize'
import { asObject, type Json } from '../read-credential.ts'
import { assertSmall } from '../reading/assert-modest.ts'
import { parseJson } from '../reading/parse-json.ts'
import { webAddress } from './addresses.ts'

/**
 * Reads an https address: its text, `isGone` for one that its host removed for good (410), undefined for no usable answer.
 * Each address gives one answer in one verification.
 */
export type ReadAddress = (url: string) => Promise<Answer | undefined>
export type Answer = { text: string; isGone?: undefined } | { text?: undefined; isGone: true }

/** The document at an address; undefined where none was given, or one that readers may read differently. */
export async function readDocument(address: string, read: ReadAddress): Promise<Json | undefined> {
  return documentOf(await readAt(address, read))
}

/** The answer at an address, which may be no web address at all. */
export async function readAt(address: string, read: ReadAddress): Promise<Answer | undefined> {
  return webAddress(address) && read(address)
}

/** The JSON object in an answer, of a limited size. */
export function documentOf(answer: Answer | undefined): Json | undefined {
  const text = answer?.text ?? ''
  try {
    const document = asObject(parseJson(text))
    if (document) assertSmall(document)
    // Throws for a lone surrogate, which UTF-8 cannot write.
    if (HALF.test(text)) canonicalize(document)
    return document
  } catch {
    return undefined
  }
}

/** One half of a surrogate pair, or both, as JSON escapes it. */
const HALF = /\\ud[89a-f]/i
