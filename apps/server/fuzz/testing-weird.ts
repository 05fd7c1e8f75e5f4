import fc from 'fast-check'

/** Texts that often break parsers, databases and drawings. */
const TEXTS = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\u202e',
    '\ufeff',
    '\u200b',
    '\r\nX: y',
    '%',
    '%00',
    '%E0%A4%A',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '$ref', 'null', 'undefined', 'NaN'],
  ...[
    '0000-01-01T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-02-30',
  ],
  ...['-0', '1e400', '-1', '99999999999999999999', '0x10', "'; select 1; --", '<script>alert(1)</script>', '{{7*7}}'],
  ...[
    '../../etc/passwd',
    'file:///etc/passwd',
    'http://169.254.169.254/',
    'javascript:alert(1)',
    'data:,x',
    'did:web:',
  ],
  ...[
    '=1+1',
    '\uff1d1+1',
    '[]',
    '{"a":1}',
    '\u0645\u0631\u062d\u0628\u0627',
    '\u{1f9d7}'.repeat(40),
    'e\u0301'.repeat(60),
  ],
  ...['a'.repeat(10_000), '@'.repeat(300), 'a@b.example', `${'a'.repeat(64)}@${'b'.repeat(190)}.example`],
]

const nested = (depth: number): unknown => {
  let value: unknown = 'end'
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value }
  return value
}
/** From a parser: a member of that name, not a prototype. */
const POLLUTING = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')

/** A value once in a number of times, otherwise null. */
export function sometimes<T>(once: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: once - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })
}

/** A malformed text. */
export const weirdText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }))

/** A malformed JSON value. */
export const weirdJson: fc.Arbitrary<unknown> = fc.oneof(
  weirdText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    [],
    {},
    [null],
    POLLUTING,
  ),
  fc.constantFrom(nested(60), nested(500), Array(300).fill('x'), Object.fromEntries(TEXTS.map((text) => [text, text]))),
  fc.jsonValue({ maxDepth: 2 }),
)

type Path = (string | number)[]

/** All paths in a JSON value, including its own. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [at, ...entries.flatMap(([name, inner]) => pathsOf(inner, [...at, name]))]
}

/** Ways to corrupt a value: replace, remove or add a member. */
export const spoiling = fc.record({
  where: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'remove', 'add'),
  name: weirdText,
  value: weirdJson,
})
type Spoiling = typeof spoiling extends fc.Arbitrary<infer T> ? T : never

/** A JSON value with one place corrupted; the original stays unchanged. */
export function spoil(value: unknown, { where, how, name, value: weird }: Spoiling): unknown {
  const paths = pathsOf(value)
  const path = paths[where % paths.length] ?? []
  const last = path.at(-1)
  if (last === undefined) return how === 'replace' ? weird : value
  const copy = structuredClone(value)
  let holder = copy as Record<string | number, unknown>
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>
  if (how === 'remove') delete holder[last]
  else define(holder, how === 'add' && !Array.isArray(holder) ? name : last, weird)
  return copy
}

function define(holder: object, name: string | number, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
}

/** Ways to corrupt bytes: truncate, flip, repeat a part, or insert. */
export const breaking = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  how: fc.constantFrom('cut', 'flip', 'double', 'insert'),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 20 }),
})
type Breaking = typeof breaking extends fc.Arbitrary<infer T> ? T : never

/** Bytes with one place corrupted. */
export function breakBytes(whole: Buffer, { at, how, bytes }: Breaking): Buffer {
  const place = Math.floor(at * whole.length)
  const [before, after] = [whole.subarray(0, place), whole.subarray(place)]
  if (how === 'cut') return before
  if (how === 'double') return Buffer.concat([before, after, after])
  const kept = how === 'flip' ? after.subarray(bytes.length) : after
  return Buffer.concat([before, bytes, kept])
}
