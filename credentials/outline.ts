/** A document's shape as JSON, `null` in place of each free text, and those texts in their order. */
export type Outline = { key: string; values: string[] }

// Their values choose terms of the contexts, so they shape the RDF rather than fill it.
const SHAPING = new Set(['type', '@type', 'proofPurpose'])
const PLAIN_NAME = /^(?:[A-Za-z]\w*|@id|@type)$/

/**
 * Splits a JSON-LD document into its shape and its texts. Undefined when it holds what a shape cannot stand for: a
 * context inside, keywords other than `@id` and `@type`, fractions, null or anything that JSON does not know.
 */
export function outlineOf(document: object): Outline | undefined {
  const values: string[] = []
  const { '@context': contexts, ...members } = document as Record<string, unknown>
  const outer = writeConstant(contexts)
  const inner = writeMembers(members, values)
  if (outer === undefined || inner === undefined) return undefined
  return { key: `{"@context":${outer}${inner && ','}${inner}}`, values }
}

function writeMembers(members: Record<string, unknown>, values: string[]): string | undefined {
  let text = ''
  for (const name of Object.keys(members)) {
    if (!PLAIN_NAME.test(name)) return undefined
    const value = SHAPING.has(name) ? writeConstant(members[name]) : writeValue(members[name], values)
    if (value === undefined) return undefined
    text += `${text && ','}"${name}":${value}`
  }
  return text
}

function writeValue(value: unknown, values: string[]): string | undefined {
  if (typeof value === 'string') {
    values.push(value)
    return 'null'
  }
  if (typeof value === 'boolean' || (Number.isSafeInteger(value) && !Object.is(value, -0))) return String(value)
  if (Array.isArray(value)) return writeList(value, values)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return undefined
  const members = writeMembers(value as Record<string, unknown>, values)
  return members === undefined ? undefined : `{${members}}`
}

function writeList(list: unknown[], values: string[]): string | undefined {
  const items = list.map((item) => writeValue(item, values))
  return items.includes(undefined) ? undefined : `[${items.join(',')}]`
}

function writeConstant(value: unknown): string | undefined {
  const list = Array.isArray(value) ? value : [value]
  return list.every((item) => typeof item === 'string') ? JSON.stringify(value) : undefined
}
