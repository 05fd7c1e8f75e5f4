import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Who } from '#base/endpoint.ts'
import { newId, type Thing } from '#base/ids.ts'
import type { CallProblem } from '#base/problem.ts'
import { badges } from '#features/badges/server/tables.ts'
import { putReview } from '#features/challenges/server/testing-own-types.ts'
import { createPost } from '#features/channel/contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { writeToMember } from '#features/conversations/contract.ts'
import { idOfKey } from '#features/developers/server/key-form.ts'
import { callWith, putKey } from '#features/developers/server/testing-keys.ts'
import { putGift } from '#features/giving/server/testing-giving.ts'
import { createProof } from '#features/holders/contract.ts'
import { putQuest } from '#features/quests/server/testing-quests.ts'
import { createSessions } from '#features/sends/contract.ts'
import { saveRecipientList } from '#features/sends/lists/contract.ts'
import { inviteSubs, listSubs } from '#features/sub-issuers/contract.ts'
import { createFolder } from '#features/team/folders/contract.ts'
import { listTemplates } from '#features/templates/contract.ts'
import { putWebhook } from '#features/webhooks/server/testing-webhooks.ts'
import { claimWithKey } from '#testing/claim.ts'
import { memberByMail } from '#testing/member-stories.ts'
import { claimTokenOf, issuerIdOf, makeTemplate, proveNow, send, signUp } from '#testing/stories.ts'
import { adopt } from '#testing/sub-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { ROUTES } from '../features.ts'
import { FIELDS, idsOf, nameOf, shapeOf } from './testing-inputs.ts'

let world: World
let mine = ''
let theirs = ''
/** A key of mine with every scope. */
let key = ''
const others: Partial<Record<Thing, string>> = {}

beforeAll(async () => {
  world = await openWorld()
  const me = await signUp(world, 'mine@example.org')
  mine = me.token
  await proveNow(world, mine)
  key = await putKey(world, await issuerIdOf(world, mine))
  const them = await signUp(world, 'theirs@example.org', { name: 'Other Club' })
  theirs = them.token
  const asked = { name: 'Third', email: 'tess@example.org', firstName: 'Tess', lastName: 'Example' }
  await world.call(inviteSubs, { invites: [asked] }, { token: theirs })
  const { issuers } = await world.call(listSubs, {}, { token: theirs })
  others.subInvitation = issuers[0]?.invitationId
  // A parent sees as little of its sub-community from outside as of any other community.
  await adopt(world, mine, theirs)
  const { templateId, callbackId } = await makeTemplate(world, theirs)
  const [link = ''] = await send(world, theirs, templateId, ['lea@example.org'])
  const { sessions } = await world.call(listSessions, { templateId }, { token: theirs })
  const session = decodeJwt(theirs).sub
  Object.assign(others, { template: templateId, operation: callbackId, claim: sessions[0]?.challenge, session })
  const kept = await world.call(saveRecipientList, { name: 'Theirs', emails: ['lea@example.org'] }, { token: theirs })
  others.recipientList = kept.id
  others.folder = (await world.call(createFolder, {}, { token: theirs })).roleId
  others.post = (await world.call(createPost, { message: 'Theirs' }, { token: theirs })).eventId
  others.issuer = await issuerIdOf(world, theirs)
  const { did } = await memberByMail(world, others.issuer, 'zoe@example.org')
  others.gift = await putGift(world, { issuerId: await issuerIdOf(world, theirs), templateId })
  Object.assign(others, await putReview(world, await issuerIdOf(world, theirs)))
  Object.assign(others, await putWebhook(world, await issuerIdOf(world, theirs)))
  others.quest = await putQuest(world, await issuerIdOf(world, theirs))
  others.apiKey = idOfKey(await putKey(world, await issuerIdOf(world, theirs)))
  others.message = (await world.call(writeToMember, { did, text: 'Hello' }, { token: theirs })).messageId
  await claimWithKey(world, claimTokenOf(link))
  const [badge] = await world.ctx().db.select({ id: badges.id }).from(badges)
  others.badge = badge?.id
  const sent = { templateId, emails: ['max@example.org'] }
  others.send = (await world.call(createSessions, sent, { token: theirs })).sendId
  // Its e-mail was sent, so the rows compared later do not change in the meantime.
  await world.runJobs()
})
afterAll(() => world.close())

const SIGNED_IN: Who[] = [
  'applicant',
  'applicantOrContributor',
  'chooserOrContributor',
  'contributor',
  'admin',
  'mainAdmin',
]

const ask = async (endpoint: Endpoint, input: Record<string, unknown>, token?: string) => {
  try {
    await world.call(endpoint, input as never, { token })
    return { status: 200, code: 0, key: '' }
  } catch (error) {
    const { status, code, key } = error as CallProblem
    return { status, code, key }
  }
}

const askByKey = (endpoint: Endpoint, input: Record<string, unknown>) =>
  callWith(world, key, endpoint, input as never).then(
    () => ({ status: 200, code: 0 }),
    ({ status, code }: CallProblem) => ({ status, code }),
  )

const endpoints = ROUTES.map((route) => route.endpoint)
const closed = endpoints.filter((endpoint) => endpoint.who !== 'anyone')
const tenantCalls = closed.filter((endpoint) => SIGNED_IN.includes(endpoint.who) && idsOf(endpoint).length > 0)

test('there are calls to check, each served once', () => {
  expect(endpoints.length).toBeGreaterThan(40)
  expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length)
})

describe('without a token', () => {
  test.each(closed.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s returns 401 and 3000',
    async (_, endpoint) => {
      expect(await ask(endpoint, {})).toMatchObject({ status: 401, code: 3000, key: 'signedOut' })
      expect(await ask(endpoint, {}, 'not.a.token')).toMatchObject({ status: 401, code: 3000 })
    },
  )
})

describe('with the token of another kind of actor', () => {
  test.each(
    closed
      .filter((endpoint) => !SIGNED_IN.slice(1).includes(endpoint.who))
      .map((endpoint) => [nameOf(endpoint), endpoint] as const),
  )('%s refuses an admin', async (_, endpoint) => {
    const { status } = await ask(endpoint, {}, mine)
    expect([401, 403]).toContain(status)
  })
  test('a wallet call refuses a studio token of another audience', async () => {
    expect(await ask(createProof, { nonce: 'x' }, mine)).toMatchObject({ status: 401, code: 3000 })
  })
})

describe("with another issuer's ids", () => {
  test.each(tenantCalls.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s finds nothing and changes nothing',
    async (_, endpoint) => {
      const ids = Object.fromEntries(idsOf(endpoint).map(({ field, thing }) => [field, others[thing]]))
      expect(Object.values(ids)).not.toContain(undefined)
      const before = await snapshot()
      const input = { ...FIELDS[endpoint.path], ...ids }
      expect(await ask(endpoint, input, mine)).toMatchObject({ status: 404, code: 4040 })
      if (endpoint.scope) expect(await askByKey(endpoint, input)).toMatchObject({ status: 404, code: 4040 })
      expect(await snapshot()).toEqual(before)
    },
  )
})

async function snapshot() {
  const { templates } = await world.call(listTemplates, { type: 'basic' }, { token: theirs })
  const { sessions } = await world.call(listSessions, { templateId: others.template ?? '' }, { token: theirs })
  return { templates, sessions }
}

/** Calls that end the token or its community. */
const ENDING = ['DELETE /api/v1/auth/session', 'DELETE /api/v1/managers']

describe('with garbage', () => {
  const GARBAGE = [null, 7, '', 'x'.repeat(5000), { $ne: 1 }, [[]], '\u0000', '\ud83d', "'; drop table issuers; --"]
  test.each(endpoints.filter((endpoint) => !endpoint.stream).map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s returns a problem or changes nothing, never 500',
    async (_, endpoint) => {
      // A call without input always runs, so it gets a community of its own.
      const token = ENDING.includes(nameOf(endpoint)) ? (await signUp(world, `${newId()}@example.org`)).token : mine
      for (const value of GARBAGE) {
        const input = Object.fromEntries(Object.keys(shapeOf(endpoint)).map((field) => [field, value]))
        for (const [, path = ''] of endpoint.path.matchAll(/\{(\w+)\}/g)) {
          const text = input[path]
          // A path cannot contain a lone surrogate.
          if (typeof text !== 'string' || !text.isWellFormed()) input[path] = 'x'
          if (text === '') input[path] = '%00'
        }
        const { status, key } = await ask(endpoint, input, token)
        expect(status, `${JSON.stringify(value)} got ${key}`).toBeLessThan(500)
      }
    },
  )
})
