/** Codes of a protocol (`invalid_grant`) are for programs and have no sentence. */
const KEY = /^[a-z][a-zA-Z0-9]*$/

/** Problem keys that a contract's exports declare, and keys of their zod schemas. */
export function problemKeysOf(exports: Record<string, unknown>): { declared: Set<string>; validation: Set<string> } {
  const declared = new Set<string>()
  const validation = new Set<string>()
  const seen = new Set<object>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (isEndpoint(value)) for (const key of Object.keys(value.problems)) if (KEY.test(key)) declared.add(key)
    if ('_zod' in value) return collectMessages(value, validation, seen)
    for (const part of Object.values(value)) visit(part)
  }
  visit(exports)
  return { declared, validation }
}

function isEndpoint(value: object): value is { problems: Record<string, unknown> } {
  return 'method' in value && 'path' in value && 'problems' in value && typeof value.problems === 'object'
}

/** Walks a zod 4 schema by its definition and collects the key from every `error` function. */
function collectMessages(schema: object, keys: Set<string>, seen: Set<object>) {
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { def } = ('_zod' in value ? value._zod : {}) as { def?: Record<string, unknown> }
    if (def === undefined) {
      if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) walkParts(value)
      return
    }
    if (seen.has(def)) return
    seen.add(def)
    const message = typeof def.error === 'function' ? sayError(def.error as ErrorMap) : undefined
    if (message !== undefined && KEY.test(message)) keys.add(message)
    walkParts(def)
  }
  const walkParts = (parts: object) => {
    for (const part of Object.values(parts)) walk(part)
  }
  walk(schema)
}

type ErrorMap = (issue: { code: string; input: unknown }) => unknown

function sayError(error: ErrorMap): string | undefined {
  try {
    const said = error({ code: 'custom', input: undefined })
    return typeof said === 'string' ? said : (said as { message?: string } | undefined)?.message
  } catch {
    return undefined
  }
}

/** Keys named in code: `new Problem('key')` and `message: 'key'` of a hand-written issue. */
export function problemKeysIn(text: string): { thrown: string[]; messages: string[] } {
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, key]) => key ?? '')
  return {
    thrown: find(/new Problem\(\s*'([a-zA-Z0-9]+)'/g),
    messages: find(/\bmessage: '([a-z][a-zA-Z0-9]*)'/g),
  }
}
