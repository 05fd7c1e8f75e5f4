import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Caller, call } from '#base/call.ts'
import type { Endpoint } from '#base/endpoint.ts'
import { newId, type Thing, thingOf } from '#base/ids.ts'
import { CallProblem } from '#base/problem.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { listSessions } from '#features/claims/contract.ts'
import { showApiKey } from '#features/issuers/contract.ts'
import { finalizeLink } from '#features/sign-in/contract.ts'
import { fits, withFiles } from '#testing/examples.ts'
import { mailedLink, makeTemplate, picture, proveNow, send, signUp } from '#testing/stories.ts'
import { openWalletOf } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { ROUTES } from '../features.ts'
import { exampleName, readExamples } from './examples.ts'
import { problemsOf } from './open-api.ts'

const examples = await readExamples()
const endpoints = ROUTES.map(({ endpoint }) => endpoint)
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.base}${endpoint.path}`, endpoint] as const)

test.each(named)('%s has an example that its contract accepts', (name, endpoint) => {
  const example = examples.get(exampleName(endpoint))
  const way = [
    `${name} has no example, or its contract takes it no more.`,
    'Let a server test call it with success through `world.call` or `world.caller`, then write its example down:',
    '  EXAMPLES=1 npx vitest run --project server features/<feature>',
    `and commit apps/server/api/examples/${exampleName(endpoint)}.`,
  ]
  expect(example && fits(endpoint, example), way.join('\n')).toBe(true)
})

test('every example belongs to a call', () => {
  expect([...examples.keys()].filter((file) => !endpoints.some((endpoint) => exampleName(endpoint) === file))).toEqual(
    [],
  )
})

let world: World
let admin = ''
const things: Partial<Record<Thing, string>> = {}

beforeAll(async () => {
  world = await openWorld()
  admin = (await signUp(world, 'docs@example.org')).token
  await proveNow(world, admin)
  const { templateId, callbackId } = await makeTemplate(world, admin)
  await send(world, admin, templateId, ['lea@example.org'])
  const { sessions } = await world.call(listSessions, { templateId }, { token: admin })
  Object.assign(things, { template: templateId, operation: callbackId, claim: sessions[0]?.challenge })
})
afterAll(() => world.close())

/** Ends the calling session, or its community. */
const isEnding = ({ method, path }: Endpoint) => method === 'DELETE' && !path.includes('{')

async function callerFor(endpoint: Endpoint): Promise<Caller> {
  const { who } = endpoint
  if (who === 'anyone') return world.caller()
  if (who === 'apiKey') {
    const { apiKey } = await world.call(showApiKey, {}, { token: admin })
    return { ...world.caller(), headers: () => ({ token: apiKey }) }
  }
  if (who === 'holder' || who === 'holderOfClaim') {
    return world.caller(await openWalletOf(world, generateAccountKey()))
  }
  if (who === 'applicant') {
    const { token } = await mailedLink(world, `${newId()}@example.org`)
    return world.caller((await world.call(finalizeLink, { token })).token)
  }
  return world.caller(isEnding(endpoint) ? (await signUp(world, `${newId()}@example.org`)).token : admin)
}

/** Replacements for an example's values that belong to another test world. */
const FIELDS: Record<string, Record<string, unknown>> = {
  '/auth/signup-token': { connexionEmail: 'docs@example.org' },
  '/managers/admins': { oldEmail: 'docs@example.org' },
  '/ledger/consistency': { from: '1' },
}
/** Calls that use up a secret of a session: without it they are refused. */
const SECRETS: Record<string, string> = { '/wallet/session/renew': 'signedOut', '/wallet/proof': 'notAllowed' }

const replayed = named.filter(([, { stream, who }]) => !stream && who !== 'operator' && who !== 'chooser')

test.each(replayed)('a server understands the example of %s', async (_, endpoint) => {
  const example = examples.get(exampleName(endpoint))
  if (!example) return
  const shape = endpoint.input instanceof z.ZodObject ? endpoint.input.shape : {}
  const ours = Object.entries(shape).flatMap(([field, schema]) => {
    const thing = thingOf(schema as object)
    return thing && things[thing] && field in example.input ? [[field, things[thing]]] : []
  })
  const input = { ...withFiles(example.input, await picture()), ...Object.fromEntries(ours), ...FIELDS[endpoint.path] }
  const answer = await call(await callerFor(endpoint), endpoint, input as never).catch(
    (problem: CallProblem) => problem,
  )
  if (!(answer instanceof CallProblem)) return expect(endpoint.output.safeParse(answer).error).toBeUndefined()
  if (SECRETS[endpoint.path]) return expect(answer.key).toBe(SECRETS[endpoint.path])
  // The code is used up and the challenge is old: the call may refuse them with a named problem.
  expect(['invalidInput', 'signedOut', 'notAllowed', 'serverError', 'unreachable']).not.toContain(answer.key)
  const declared = problemsOf(endpoint).map(([key]) => key)
  expect(answer.status === 400 || declared.includes(answer.key), answer.key).toBe(true)
})
