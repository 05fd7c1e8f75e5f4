/** The parts of a document's outline in order: names, constants, and where something begins, ends or is text. */
export type Token = string | number | boolean | symbol

const OBJECT = Symbol('object')
const LIST = Symbol('list')
const END = Symbol('end')
const TEXT = Symbol('text')

// Their values choose terms of the contexts, so they shape the RDF rather than fill it.
const SHAPING = new Set(['@context', 'type', '@type', 'proofPurpose'])
const KEYWORDS = new Set(['@id', '@type'])

const INNER = { isOuter: false }

type Reader = { take: (token: Token) => void; texts: string[] }

/**
 * Passes a JSON-LD document's outline to `take` token by token, and returns its free texts. Undefined when an outline
 * cannot represent it: a nested context, keywords other than `@id` and `@type`, very large numbers, null or values that
 * JSON does not have. Some tokens have been passed by then.
 */
export function readOutline(document: object, take: (token: Token) => void): string[] | undefined {
  const reader: Reader = { take, texts: [] }
  return readMembers(document as Record<string, unknown>, reader, { isOuter: true }) ? reader.texts : undefined
}

/** A copy of a document that can be read as an outline, with another text in place of each free one. */
export function replaceTexts(document: object, replace: (text: string) => string): object {
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return replace(value)
    if (Array.isArray(value)) return value.map(copy)
    return typeof value === 'object' && value !== null ? replaceTexts(value, replace) : value
  }
  const members = Object.entries(document)
  return Object.fromEntries(members.map(([name, value]) => [name, SHAPING.has(name) ? value : copy(value)]))
}

// Each of these returns whether it understood its input.

function readMembers(members: Record<string, unknown>, reader: Reader, { isOuter }: { isOuter: boolean }): boolean {
  for (const name in members) {
    if (name.startsWith('@') && !KEYWORDS.has(name) && !(isOuter && name === '@context')) return false
    reader.take(name)
    const isRead = SHAPING.has(name) ? readConstant(members[name], reader) : readValue(members[name], reader)
    if (!isRead) return false
  }
  reader.take(END)
  return true
}

function readValue(value: unknown, reader: Reader): boolean {
  if (typeof value === 'string') {
    reader.take(TEXT)
    reader.texts.push(value)
    return true
  }
  if (Array.isArray(value)) return readList(value, reader, readValue)
  if (typeof value === 'boolean' || isPlainNumber(value)) {
    reader.take(value)
    return true
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false
  reader.take(OBJECT)
  return readMembers(value as Record<string, unknown>, reader, INNER)
}

function readConstant(value: unknown, reader: Reader): boolean {
  if (Array.isArray(value)) return readList(value, reader, readConstant)
  if (typeof value !== 'string') return false
  reader.take(value)
  return true
}

function readList(list: unknown[], reader: Reader, readItem: (item: unknown, reader: Reader) => boolean): boolean {
  reader.take(LIST)
  for (const item of list) if (!readItem(item, reader)) return false
  reader.take(END)
  return true
}

function isPlainNumber(value: unknown): value is number {
  return Number.isFinite(value) && Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER && !Object.is(value, -0)
}
