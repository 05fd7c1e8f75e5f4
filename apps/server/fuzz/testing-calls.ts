import fc from 'fast-check'
import type { Corpus } from './testing-corpus.ts'
import type { Known } from './testing-known.ts'
import { FILE, type Schema, valuesOf } from './testing-values.ts'
import { breakBytes, breaking, sometimes, spoil, spoiling, weirdText } from './testing-weird.ts'

type Operation = {
  operationId: string
  'x-who': string
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { content?: Record<string, { schema?: { $ref?: string } }> }>
}
type Content = { schema: Schema; example?: Record<string, unknown> }
export type Document = { paths: Record<string, Record<string, Operation>> }

/** A call as sent over HTTP. */
export type Call = {
  operation: string
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
  /** Its response is a stream that does not end by itself. */
  isStream: boolean
  /** Its errors may have the OAuth format. */
  isOauth: boolean
}
type Given = { known: Known; corpus: Corpus }

/** Calls that end their own session, key or account: they get a spare one. */
const ENDING = [
  ...[
    'deleteIssuer',
    'deleteWallet',
    'leaveWallet',
    'logOff',
    'endOwnSession',
    'endOtherSessions',
    'regenerateApiKey',
    'switchAccount',
  ],
]
const TYPES = ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', '', 'application/xml', 'x/y']
/** How often a call with a file is made for each of the others: files have far more forms. */
const UPLOAD_WEIGHT = 4
const BOUNDARY = 'fuzzed-boundary-7c2f'

/** Calls of every operation of a server's OpenAPI document: most nearly correct, each corrupted in some places. */
export function callsOf(document: Document, given: Given): fc.Arbitrary<Call> {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      weight: takesFiles(operation) ? UPLOAD_WEIGHT : 1,
      arbitrary: callOf(method.toUpperCase(), path, operation, given),
    })),
  )
  return fc.oneof(...calls)
}

const takesFiles = ({ requestBody }: Operation) =>
  Object.keys(requestBody?.content ?? {})
    .join()
    .startsWith('multipart')

function callOf(method: string, path: string, operation: Operation, given: Given): fc.Arbitrary<Call> {
  const { parameters = [], requestBody, responses } = operation
  const fields = parameters.map(({ name, schema }) => [name, valuesOf(schema, given.known, name)] as const)
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
  const requiredKeys = parameters.filter((one) => one.required).map(({ name }) => name)
  const [type = '', content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const shared = {
    operation: operation.operationId,
    method,
    isStream: 'text/event-stream' in (responses[200]?.content ?? {}),
    isOauth: JSON.stringify(responses).includes('OAuthProblem'),
  }
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
  return fc
    .record({
      parameters: fc.record(model, { requiredKeys }),
      weirdParameter: sometimes(8, fc.tuple(fc.nat(), weirdText)),
      body: content ? bodiesOf(type, content, given) : fc.constant(undefined),
      headers: headersOf(operation, given),
    })
    .map(({ parameters, weirdParameter, body, headers }) => {
      const named = parameters as Record<string, unknown>
      const names = Object.keys(named)
      const spoiled = names[(weirdParameter?.[0] ?? 0) % names.length]
      if (weirdParameter && spoiled) named[spoiled] = weirdParameter[1]
      return {
        ...shared,
        path: addressOf(path, named, inPath),
        ...body,
        headers: { ...headers, ...body?.headers },
        body: body?.body,
      }
    })
}

function addressOf(path: string, named: Record<string, unknown>, inPath: string[]): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => written(named[name]))
  const query = Object.entries(named).filter(([name]) => !inPath.includes(name))
  const pairs = query.map(([name, value]) => `${written(name)}=${written(value)}`)
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled
}

/** Like `encodeURIComponent`, also for input that it refuses; half-escaped texts stay unchanged. */
function written(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (/^[\w%.]*%[\w%.]*$/.test(text)) return text
  return Buffer.from(text).reduce((all, byte) => {
    const letter = String.fromCharCode(byte)
    return all + (/[\w.~-]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, '0')}`)
  }, '')
}

/** The example of the document, with ids that exist here. */
function likeExample(example: Record<string, unknown>, known: Known): fc.Arbitrary<unknown> {
  const here = (name: string, value: unknown, at: number) => {
    if (typeof value === 'object' && value !== null && '$file' in value) return FILE
    return typeof value === 'string' ? (known.pick(name, at) ?? value) : value
  }
  const names = Object.entries(example)
  return fc.nat().map((at) => Object.fromEntries(names.map(([name, value]) => [name, here(name, value, at)])))
}

type Body = { body: Buffer; headers: Record<string, string> }

function bodiesOf(type: string, { schema, example }: Content, { known, corpus }: Given): fc.Arbitrary<Body> {
  const made = valuesOf(schema, known)
  return fc
    .record({
      value: example ? fc.oneof(made, made, likeExample(example, known)) : made,
      spoilings: fc.oneof(fc.constant<Spoilings>([]), fc.array(spoiling, { maxLength: 2 })),
      file: corpus.files,
      broken: sometimes(15, breaking),
      otherType: sometimes(30, fc.constantFrom(...TYPES)),
    })
    .map(({ value, spoilings, file, broken, otherType }) => {
      const spoiled = type.startsWith('multipart')
        ? spoilFields(value as Fields, spoilings)
        : spoilings.reduce<unknown>((whole, one) => spoil(whole, one), value)
      const whole = write(type, spoiled, file)
      const sent = type.startsWith('multipart') ? `${type}; boundary=${BOUNDARY}` : type
      const body = broken ? breakBytes(whole, broken) : whole
      return { body, headers: { 'content-type': otherType ?? sent } }
    })
}

type Fields = Record<string | symbol, unknown>
type Spoilings = Parameters<typeof spoil>[1][]

function spoilFields(fields: Fields, spoilings: Spoilings): Fields {
  const names = Object.keys(fields)
  const copy = { ...fields }
  for (const one of spoilings) {
    const name = names[one.where % names.length]
    if (!name) continue
    if (one.how === 'remove') delete copy[name]
    else copy[one.how === 'add' ? one.name : name] = one.value
  }
  return copy
}

function write(type: string, value: unknown, file: Buffer): Buffer {
  const isFields = typeof value === 'object' && value !== null
  if (type.startsWith('multipart')) return writeMultipart(isFields ? (value as Fields) : {}, file)
  if (!type.endsWith('urlencoded')) return Buffer.from(JSON.stringify(value) ?? '')
  const pairs = isFields ? Object.entries(value) : []
  return Buffer.from(pairs.map(([name, one]) => `${written(name)}=${written(one)}`).join('&'))
}

function writeMultipart(fields: Fields, file: Buffer): Buffer {
  const parts = Object.entries(fields).map(([name, value]) => {
    const isFile = value === FILE
    const disposition = `form-data; name="${name.replaceAll('"', '%22')}"${isFile ? '; filename="a.png"' : ''}`
    const head = `--${BOUNDARY}\r\ncontent-disposition: ${disposition}\r\n${isFile ? 'content-type: image/png\r\n' : ''}\r\n`
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    return Buffer.concat([Buffer.from(head), isFile ? file : Buffer.from(text), Buffer.from('\r\n')])
  })
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

function headersOf({ operationId, 'x-who': who }: Operation, { corpus }: Given): fc.Arbitrary<Record<string, string>> {
  const isEnding = ENDING.includes(operationId)
  return fc
    .record({
      right: fc.constantFrom(...corpus.tokensFor(who, isEnding)),
      wrong: corpus.wrongTokens,
      dice: fc.nat(9),
      network: fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)),
      extra: sometimes(
        4,
        fc.tuple(
          fc.constantFrom(
            'accept-language',
            'idempotency-key',
            'user-agent',
            'challenge-secret',
            'range',
            'content-encoding',
            'origin',
          ),
          weirdText,
        ),
      ),
    })
    .map(({ right, wrong, dice, network, extra }) => {
      const token = dice === 0 ? { authorization: `Bearer ${wrong}` } : right
      const headers = { accept: 'application/json', 'x-forwarded-for': `10.${network.join('.')}`, ...token }
      return { ...headers, ...(extra && { [extra[0]]: headerText(extra[1]) }) }
    })
}

/** Characters that Node's client allows in a header. */
function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 500)
}
