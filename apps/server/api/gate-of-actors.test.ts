import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Who } from '#base/endpoint.ts'
import type { CallProblem } from '#base/problem.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { createSignUpToken, getChooserToken, switchAccount } from '#features/sign-in/accounts/contract.ts'
import { makeContributor, proveNow, signUp } from '#testing/stories.ts'
import { openWalletOf, signUpByWallet } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { ROUTES } from '../features.ts'

/** The permissions of each kind of token; every other call refuses it. */
const MAY: Record<string, Who[]> = {
  'a temporary token': ['applicant', 'applicantOrContributor'],
  "a chooser's token": ['chooser', 'chooserOrContributor'],
  'a contributor': ['contributor', 'chooserOrContributor', 'applicantOrContributor'],
  'an admin': ['contributor', 'chooserOrContributor', 'applicantOrContributor', 'admin', 'mainAdmin'],
  "a wallet's token": ['holder', 'holderOfClaim'],
}

let world: World
const tokens: Record<string, string> = {}

beforeAll(async () => {
  world = await openWorld()
  const connexionEmail = 'ada@example.org'
  const { token } = await signUp(world, connexionEmail)
  tokens['an admin'] = token
  tokens['a temporary token'] = (await world.call(createSignUpToken, { connexionEmail }, { token })).token
  tokens["a chooser's token"] = (await world.call(getChooserToken, {}, { token })).token
  const { token: theirs } = await signUp(world, 'ben@example.org')
  await makeContributor(world, theirs)
  tokens['a contributor'] = theirs
  tokens["a wallet's token"] = await openWalletOf(world, generateAccountKey())
})
afterAll(() => world.close())

const closed = ROUTES.map((route) => route.endpoint).filter(({ who }) => who !== 'anyone')
const name = ({ method, base, path }: Endpoint) => `${method} ${base}${path}`

/** Calls that need a fresh proof of presence (ASVS, level 2). */
const PROVEN = [
  'DELETE /api/v1/managers',
  'DELETE /api/v1/managers/admins/{email}',
  'GET /api/v1/managers/templates/{templateId}/sessions/export',
  'POST /api/v1/managers/admins/change',
  'POST /api/v1/managers/keys',
  'POST /api/v1/managers/keys/{keyId}/rotate',
  'POST /api/v1/managers/regenerate-api-key',
  'POST /api/v1/managers/show-api-key',
  'POST /api/v1/managers/sub/delete',
  'POST /api/v1/sessions/builders',
  'POST /api/v1/sessions/builders/{templateId}/{builder}/show',
]

test.each(PROVEN)('%s refuses an admin without a fresh proof', async (call) => {
  const endpoint = closed.find((one) => name(one) === call)
  const asked = endpoint && world.call(endpoint, {} as never, { token: tokens['an admin'] })
  await expect(asked).rejects.toMatchObject({ key: 'proofMissing', status: 403, code: 4030 })
})

describe.each(Object.keys(MAY))('%s', (kind) => {
  const refusing = closed.filter(({ who }) => !MAY[kind]?.includes(who))
  test('is refused something', () => expect(refusing.length).toBeGreaterThan(5))
  test.each(refusing.map((endpoint) => [name(endpoint), endpoint] as const))(
    '%s refuses it before it reads the input',
    async (_, endpoint) => {
      const answer = world.call(endpoint, {} as never, { token: tokens[kind] })
      const { status, code } = await answer.then(
        () => ({ status: 200, code: 0 }),
        (error: CallProblem) => error,
      )
      // A token of another audience, or one in place of an API key, counts as missing.
      expect([
        [401, 3000],
        [403, 4030],
      ]).toContainEqual([status, code])
    },
  )
})

test('a contributor may read what contributors are permitted to', async () => {
  await proveNow(world, tokens['a contributor'] ?? '')
  for (const endpoint of closed.filter(
    ({ who, method, stream }) => who === 'contributor' && method === 'GET' && !stream,
  )) {
    const answer = await world.call(endpoint, {} as never, { token: tokens['a contributor'] }).catch((error) => error)
    expect([undefined, 400, 404], name(endpoint)).toContain((answer as { status?: number }).status)
  }
})

test("a session opened by a community's key has no chooser", async () => {
  const key = generateAccountKey()
  const token = await signUpByWallet(world, key)
  const calls = await Promise.allSettled([
    world.call(getChooserToken, {}, { token }),
    world.call(switchAccount, { did: key.did }, { token }),
    world.call(createSignUpToken, { connexionEmail: 'contact@example.org' }, { token }),
  ])
  expect(calls.map((call) => call.status === 'rejected' && call.reason.status)).toEqual([403, 403, 403])
})
