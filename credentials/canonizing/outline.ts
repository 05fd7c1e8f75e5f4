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

type Take = (token: Token) => boolean
type Reader = { take: Take; texts: string[] }

/**
 * Passes a JSON-LD document's outline to `take` token by token, and returns its free texts. Undefined when `take` refuses a
 * token, or an outline cannot represent the document: a nested context, keywords other than `@id` and `@type`, very large
 * numbers, null or values that JSON does not have. Some tokens have been passed by then.
 */
export function readOutline(document: object, take: Take): string[] | undefined {
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
  const members = document as Record<string, unknown>
  const names = namesOf(members)
  return Object.fromEntries(names.map((name) => [name, SHAPING.has(name) ? members[name] : copy(members[name])]))
}

// RDF does not know the order of members, and a database may return them in another: both have one outline.
function namesOf(members: Record<string, unknown>): string[] {
  return Object.keys(members).sort()
}

// Each of these returns whether it understood its input.

function readMembers(members: Record<string, unknown>, reader: Reader, { isOuter }: { isOuter: boolean }): boolean {
  for (const name of namesOf(members)) {
    if (name.startsWith('@') && !KEYWORDS.has(name) && !(isOuter && name === '@context')) return false
    if (!reader.take(name)) return false
    const isRead = SHAPING.has(name) ? readConstant(members[name], reader) : readValue(members[name], reader)
    if (!isRead) return false
  }
  return reader.take(END)
}

function readValue(value: unknown, reader: Reader): boolean {
  if (typeof value === 'string') {
    reader.texts.push(value)
    return reader.take(TEXT)
  }
  if (Array.isArray(value)) return readList(value, reader, readValue)
  if (typeof value === 'boolean' || isPlainNumber(value)) return reader.take(value)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false
  return reader.take(OBJECT) && readMembers(value as Record<string, unknown>, reader, INNER)
}

function readConstant(value: unknown, reader: Reader): boolean {
  if (Array.isArray(value)) return readList(value, reader, readConstant)
  return typeof value === 'string' && reader.take(value)
}

function readList(list: unknown[], reader: Reader, readItem: (item: unknown, reader: Reader) => boolean): boolean {
  if (!reader.take(LIST)) return false
  for (const item of list) if (!readItem(item, reader)) return false
  return reader.take(END)
}

function isPlainNumber(value: unknown): value is number {
  return Number.isFinite(value) && Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER && !Object.is(value, -0)
}
