import { z } from 'zod'
import { type Cors, type Endpoint, PROOF_MINUTES, type Who } from '#base/endpoint.ts'
import { COMMON_PROBLEMS, type ProblemSpec } from '#base/problem.ts'
import { addressOf } from './address-of.ts'
import type { JsonSchema } from './client/type-of-schema.ts'
import type { Declared } from './declared-at-build.ts'
import { type Example, exampleName } from './examples.ts'
import { acceptsKey, isOfKeys } from './key-calls.ts'
import type { Sentences } from './read-contracts.ts'

type Json = Record<string, unknown>
export type Sources = {
  endpoints: Endpoint[]
  contracts: Map<string, Declared>
  sentences: Sentences
  examples: Map<string, Example>
  publicUrl: string
  version: string
}

const WHO: Record<Who, string> = {
  anyone: 'Anyone, without a token.',
  applicant: 'A person registering a community.',
  applicantOrContributor: 'A person registering a community, contributors and admins.',
  chooser: 'A person choosing among their communities.',
  chooserOrContributor: 'A person choosing among their communities, contributors and admins.',
  holder: 'The holder of a wallet.',
  holderOfClaim: 'The holder of a wallet, also in a session that may only collect one badge.',
  contributor: 'Admins of the community, and its contributors as far as their folders allow.',
  admin: 'Admins of the community.',
  mainAdmin: 'The main admin of the community.',
  apiKey: 'Other software, with an API key in the header Token.',
  operator: 'The operator of this server.',
}
const CORS: Record<Cors, string> = {
  public: 'Pages of any origin may call it.',
  wallet: "Besides this origin, the wallet's pages may call it.",
  studio: 'Only pages of this origin may call it.',
}
const PROOF: Record<NonNullable<Endpoint['proof']>, string> = {
  fresh: `The session needs a fresh proof, at most ${PROOF_MINUTES} minutes old (\`askProof\`).`,
  freshOrSigned: `The session needs a fresh proof, at most ${PROOF_MINUTES} minutes old (\`askProof\`), or the wallet's signature.`,
}
const IMPLIED: Record<string, (endpoint: Endpoint) => boolean> = {
  signedOut: ({ who }) => who !== 'anyone',
  notAllowed: ({ who }) => who !== 'anyone',
  proofMissing: ({ proof }) => proof !== undefined,
  keyUnknown: isOfKeys,
  keyExpired: isOfKeys,
  keyAsBearer: isOfKeys,
  keyInUrl: isOfKeys,
  keyNetwork: isOfKeys,
  keyTemplate: isOfKeys,
  scopeMissing: isOfKeys,
  notForKeys: ({ who, path, scope }) => who !== 'anyone' && !path.startsWith('/wallet/') && scope === undefined,
  keyReused: acceptsKey,
  keyInUse: acceptsKey,
  tooLarge: ({ body }) => body === 'multipart',
}

/** The OpenAPI 3.1 document of the calls, generated from their contracts. */
export function openApi({ endpoints, contracts, sentences, examples, publicUrl, version }: Sources): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const example = examples.get(exampleName(endpoint))
    const url = endpoint.base + endpoint.path
    paths[url] = {
      ...paths[url],
      [endpoint.method.toLowerCase()]: operation(endpoint, contracts.get(addressOf(endpoint)), example, sentences),
    }
  }
  const features = [...new Set(endpoints.map((endpoint) => contracts.get(addressOf(endpoint))?.feature ?? 'other'))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Blazon',
      version,
      description:
        'Every call of this server. Times are ISO 8601 in UTC. An absent value is an empty text, never null.',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl }],
    tags: features.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: problemSchema, OAuthProblem: oauthProblemSchema },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a session of the studio.' },
        wallet: { type: 'http', scheme: 'bearer', description: "The token of a session of a holder's wallet." },
        apiKey: { type: 'apiKey', in: 'header', name: 'Token', description: 'An API key of the community.' },
      },
    },
  }
}

const problemSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'integer', description: 'A specific code (1000, 2000, 2001, 3000), or the status times ten.' },
    message: { type: 'string', description: 'The key of the problem.' },
    values: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What the sentence of the problem names, where it names something: a host, a number that is left.',
    },
    scope: { type: 'string', description: 'With `scopeMissing`: the scope that the API key needs.' },
  },
}
const oauthProblemSchema = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'Absent only with 401, where no token was sent (RFC 6750).' },
    error_description: { type: 'string' },
  },
}

function operation(
  endpoint: Endpoint,
  declared: Declared | undefined,
  example: Example | undefined,
  sentences: Sentences,
) {
  const says = upper(declared?.says.replace(/^(GET|POST|PUT|DELETE) \S+?[.:]?( |$)/, '') ?? '')
  return {
    operationId: declared?.name,
    tags: [declared?.feature ?? 'other'],
    summary: firstSentence(says) || words(declared?.name ?? ''),
    description: [
      says,
      deprecationOf(endpoint),
      WHO[endpoint.who],
      endpoint.scope && `An API key needs the scope \`${endpoint.scope}\`.`,
      endpoint.proof && PROOF[endpoint.proof],
      CORS[endpoint.cors],
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...(endpoint.deprecated && { deprecated: true, 'x-sunset': endpoint.deprecated.until }),
    'x-who': endpoint.who,
    ...(endpoint.scope && { 'x-scope': endpoint.scope }),
    'x-cors': endpoint.cors,
    'x-problems': problemsOf(endpoint).map(([key, spec]) => ({
      key,
      ...spec,
      says: sentences(key, declared?.feature),
    })),
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, example),
    requestBody: bodyOf(endpoint, example),
    responses: responsesOf(endpoint, example, (key) => sentences(key, declared?.feature)),
  }
}

/** What a call's description says of sessions and pages, which concerns no software with a key. */
export function ofSessions({ who, proof, cors }: Endpoint): string[] {
  return [WHO[who], ...(proof ? [PROOF[proof]] : []), CORS[cors]]
}

function deprecationOf({ deprecated }: Endpoint): string | undefined {
  if (!deprecated) return undefined
  return `Deprecated since ${deprecated.since}, removed on ${deprecated.until}: use \`${deprecated.instead}\`.`
}

function securityOf({ who, path, scope }: Endpoint): Json[] {
  if (who === 'anyone') return []
  const key = { apiKey: scope ? [scope] : [] }
  if (who === 'apiKey') return [key]
  if (path.startsWith('/wallet/')) return [{ wallet: [] }]
  return scope ? [{ session: [] }, key] : [{ session: [] }]
}

/** The problems that a call can return: those it declares, and those of its kind of call. */
export function problemsOf(endpoint: Endpoint): [string, ProblemSpec][] {
  const common = Object.entries(COMMON_PROBLEMS).filter(([key]) => IMPLIED[key]?.(endpoint) ?? true)
  return Object.entries<ProblemSpec>({ ...Object.fromEntries(common), ...endpoint.problems })
}

/** The input that is sent in a header of its own. */
const KEY = 'idempotencyKey'
/** Read before the input is, for every call of a key that changes something. */
const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255 },
}

function parametersOf(endpoint: Endpoint, example: Example | undefined): Json[] {
  const inPath = pathNames(endpoint)
  const { properties, required } = jsonSchemaOf(endpoint.input, 'input')
  const fields = Object.entries(properties ?? {})
    .filter(([name]) => inPath.includes(name) || name === KEY || takesQuery(endpoint))
    .map(([name, schema]) => ({
      name: name === KEY ? 'Idempotency-Key' : name,
      in: name === KEY ? 'header' : inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (required?.includes(name) ?? false),
      schema,
      ...(example?.input[name] === undefined ? {} : { example: example.input[name] }),
    }))
  return acceptsKey(endpoint) && !properties?.[KEY] ? [...fields, KEY_PARAMETER] : fields
}

function bodyOf(endpoint: Endpoint, example: Example | undefined): Json | undefined {
  if (takesQuery(endpoint)) return undefined
  const inPath = [...pathNames(endpoint), KEY]
  const schema = jsonSchemaOf(endpoint.input, 'input')
  const left = (fields: Json) => Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.includes(name)))
  const properties = left(schema.properties ?? {})
  if (Object.keys(properties).length === 0) return undefined
  const required = (schema.required ?? []).filter((name) => !inPath.includes(name))
  const content = { schema: { ...schema, properties, required }, ...(example ? { example: left(example.input) } : {}) }
  const type = { json: 'application/json', multipart: 'multipart/form-data', form: 'application/x-www-form-urlencoded' }
  return { required: required.length > 0, content: { [type[endpoint.body]]: content } }
}

function responsesOf(endpoint: Endpoint, example: Example | undefined, sentence: (key: string) => string): Json {
  const schema = jsonSchemaOf(endpoint.output, 'output')
  const good = {
    description: endpoint.stream ? 'A stream; the data of each event is of this schema.' : 'Done.',
    content: {
      [endpoint.stream ? 'text/event-stream' : (endpoint.file?.type ?? 'application/json')]: {
        schema,
        ...(example ? { example: example.answer } : {}),
      },
    },
  }
  const bad = Map.groupBy(problemsOf(endpoint), ([, { status }]) => status)
  const shape = { $ref: `#/components/schemas/${endpoint.oauthErrors ? 'OAuthProblem' : 'Problem'}` }
  const answers = [...bad].map(([status, problems]) => [
    String(status),
    {
      description: problems.map(([key, { code }]) => `${key} (${code}): ${sentence(key)}`).join('\n\n'),
      content: { 'application/json': { schema: shape } },
    },
  ])
  if (endpoint.output instanceof z.ZodUndefined)
    return { 204: { description: 'Done.' }, ...Object.fromEntries(answers) }
  return { 200: good, ...Object.fromEntries(answers) }
}

const takesQuery = ({ method }: Endpoint) => method === 'GET' || method === 'DELETE'

/** The parameter names in a call's path. */
export function pathNames({ path }: Endpoint): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
}

/** The JSON schema of what a call takes or returns; a file is a binary string. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // JSON Schema has no type for files.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
    },
  })
  return json as JsonSchema
}

function firstSentence(text: string): string {
  return /^.+?[.;:](?= |$)/.exec(text)?.[0].replace(/[;:]$/, '.') ?? text
}

function words(name: string): string {
  return upper(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/$/, '.'))
}

function upper(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
}
