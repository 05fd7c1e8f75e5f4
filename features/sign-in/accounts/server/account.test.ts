import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIssuer, getIssuer } from '#features/issuers/contract.ts'
import { sessions } from '#platform/tables.ts'
import { addCommunity, browserSecret, ISSUER, mailedLink, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { finalizeLink, logOff, verifyLink } from '../../contract.ts'
import { SIGN_UPS_AN_HOUR } from '../../rules.ts'
import {
  createSignUpToken,
  createSignUpTokenByLink,
  getChooserToken,
  listAccounts,
  switchAccount,
} from '../contract.ts'

const EMAIL = 'ada@example.org'
const signedOut = { key: 'signedOut', status: 401, code: 3000 }
const expired = { key: 'linkExpired', status: 410, code: 4100 }
const refused = { key: 'notAllowed', status: 403 }
const sessionOf = (token: string) => String(decodeJwt(token).sub)
const didOf = (token: string) => String(decodeJwt(token).did)

let world: World
let stranger = ''
let strangersDid = ''
let climbersDid = ''
let rowersDid = ''

beforeAll(async () => {
  world = await openWorld()
  stranger = (await signUp(world, 'eve@example.org', { name: 'Eve and Co' })).token
  strangersDid = (await world.call(getIssuer, {}, { token: stranger })).did
  const { token } = await signUp(world, EMAIL, { name: 'Example Climbers' })
  climbersDid = (await world.call(getIssuer, {}, { token })).did
  const second = await addCommunity(world, token, EMAIL, 'Example Rowers')
  rowersDid = (await world.call(getIssuer, {}, { token: second })).did
})
afterAll(() => world.close())

/** An address gets ten links per hour. */
const link = () => {
  world.advance(7 * 60_000)
  return mailedLink(world, EMAIL)
}
const enter = async (did = climbersDid) => (await world.call(finalizeLink, { token: (await link()).token, did })).token
const nameOf = async (token: string) => (await world.call(getIssuer, {}, { token })).name
const applicant = async () =>
  (await world.call(finalizeLink, { token: (await mailedLink(world, 'new@example.org')).token })).token

describe('switching communities', () => {
  test('opens the other community of the address and ends the old session', async () => {
    const token = await enter()
    const switched = await world.call(switchAccount, { did: rowersDid }, { token })
    expect(await nameOf(switched.token)).toBe('Example Rowers')
    expect(didOf(switched.token)).toBe(rowersDid)
    await expect(world.call(getIssuer, {}, { token })).rejects.toMatchObject(signedOut)
  })

  test('by a chooser token lists the communities, names the open one, and allows nothing else', async () => {
    const token = await enter()
    const chooser = (await world.call(getChooserToken, {}, { token })).token
    const { email, did, options } = await world.call(listAccounts, {}, { token: chooser })
    expect({ email, did }).toEqual({ email: EMAIL, did: climbersDid })
    expect(options.map(({ profile, role }) => [profile.name, role])).toEqual([
      ['Example Climbers', 'admin'],
      ['Example Rowers', 'admin'],
    ])
    await expect(world.call(getIssuer, {}, { token: chooser })).rejects.toMatchObject(refused)
    await expect(world.call(getChooserToken, {}, { token: chooser })).rejects.toMatchObject(refused)
    expect(await nameOf(token)).toBe('Example Climbers')
    const switched = await world.call(switchAccount, { did: rowersDid.toLowerCase() }, { token: chooser })
    expect(await nameOf(switched.token)).toBe('Example Rowers')
    for (const old of [token, chooser]) {
      await expect(world.call(listAccounts, {}, { token: old })).rejects.toMatchObject(signedOut)
    }
  })

  test('without a bearer answers 401 with code 3000', async () => {
    await expect(world.call(switchAccount, { did: rowersDid })).rejects.toMatchObject(signedOut)
    await expect(world.call(getChooserToken, {})).rejects.toMatchObject(signedOut)
    await expect(world.call(listAccounts, {})).rejects.toMatchObject(signedOut)
  })

  test("to somebody else's community answers not found and ends no session", async () => {
    const token = await enter()
    const chooser = (await world.call(getChooserToken, {}, { token })).token
    for (const bearer of [token, chooser]) {
      const other = world.call(switchAccount, { did: strangersDid }, { token: bearer })
      await expect(other).rejects.toMatchObject({ key: 'notFound', status: 404 })
    }
    await expect(world.call(switchAccount, { did: climbersDid }, { token: stranger })).rejects.toMatchObject({
      key: 'notFound',
    })
    expect(await nameOf(token)).toBe('Example Climbers')
  })

  test('with a temporary token is refused', async () => {
    const token = await applicant()
    await expect(world.call(switchAccount, { did: rowersDid }, { token })).rejects.toMatchObject(refused)
    await expect(world.call(createSignUpToken, { connexionEmail: 'new@example.org' }, { token })).rejects.toMatchObject(
      refused,
    )
  })

  test('five times at once with one token opens one session', async () => {
    const token = await enter()
    const count = async () =>
      (await world.ctx().db.select().from(sessions).where(eq(sessions.email, EMAIL))).filter((row) => !row.endedAt)
        .length
    const before = await count()
    const tries = Array.from({ length: 5 }, () => world.call(switchAccount, { did: rowersDid }, { token }))
    const answers = await Promise.allSettled(tries)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await count()).toBe(before)
  })

  test("is refused for a session opened by the community's own key", async () => {
    const token = await enter()
    const did = `did:sdi:0x${'12'.repeat(20)}`
    await world
      .ctx()
      .db.update(sessions)
      .set({ did })
      .where(eq(sessions.id, sessionOf(token)))
    for (const call of [getChooserToken, listAccounts] as const) {
      await expect(world.call(call, {}, { token })).rejects.toThrow()
    }
  })
})

describe('a chooser token', () => {
  test('expires after 15 minutes', async () => {
    const chooser = (await world.call(getChooserToken, {}, { token: await enter() })).token
    world.advance(15 * 60_000)
    await expect(world.call(listAccounts, {}, { token: chooser })).rejects.toMatchObject(signedOut)
  })

  test('ends with the session that requested it', async () => {
    const token = await enter()
    const chooser = (await world.call(getChooserToken, {}, { token })).token
    await world.call(logOff, {}, { token })
    await expect(world.call(listAccounts, {}, { token: chooser })).rejects.toMatchObject(signedOut)
  })
})

describe('one more community', () => {
  test('starts with a temporary token for the same address and keeps the current session', async () => {
    const token = await enter()
    const temporary = (await world.call(createSignUpToken, { connexionEmail: ' ADA@example.org ' }, { token })).token
    expect(decodeJwt(temporary)).toMatchObject({ did: '', signup: true, connexionEmail: EMAIL })
    await expect(world.call(getIssuer, {}, { token: temporary })).rejects.toMatchObject(refused)
    expect(await nameOf(token)).toBe('Example Climbers')
  })

  test('is refused for another address, or without a bearer', async () => {
    const token = await enter()
    const other = { connexionEmail: 'eve@example.org' }
    await expect(world.call(createSignUpToken, other, { token })).rejects.toMatchObject(refused)
    await expect(world.call(createSignUpToken, { connexionEmail: EMAIL })).rejects.toMatchObject(signedOut)
  })

  test('is limited per hour', async () => {
    const { token } = await signUp(world, 'often@example.org')
    const begin = () => world.call(createSignUpToken, { connexionEmail: 'often@example.org' }, { token })
    for (let i = 0; i < SIGN_UPS_AN_HOUR; i++) await begin()
    await expect(begin()).rejects.toMatchObject({ key: 'tooManyRequests', status: 429 })
  })

  test('starts with an unspent link to exactly its address, and spends it', async () => {
    const { token: mailed } = await link()
    const other = world.call(createSignUpTokenByLink, { connexionEmail: 'eve@example.org', token: mailed })
    await expect(other).rejects.toMatchObject(expired)
    expect(await world.call(verifyLink, { token: mailed })).toMatchObject({ email: EMAIL })
    const { token } = await world.call(createSignUpTokenByLink, { connexionEmail: EMAIL, token: mailed })
    expect(decodeJwt(token)).toMatchObject({ signup: true, connexionEmail: EMAIL })
    const again = world.call(createSignUpTokenByLink, { connexionEmail: EMAIL, token: mailed })
    await expect(again).rejects.toMatchObject(expired)
    await expect(world.call(finalizeLink, { token: mailed, did: climbersDid })).rejects.toMatchObject(expired)
  })

  test('is refused with a link spent on a sign-in, or an unknown link', async () => {
    const { token: mailed } = await link()
    await world.call(finalizeLink, { token: mailed, did: climbersDid })
    for (const token of [mailed, browserSecret()]) {
      const late = world.call(createSignUpTokenByLink, { connexionEmail: EMAIL, token })
      await expect(late).rejects.toMatchObject(expired)
    }
  })

  test("cannot be created on somebody else's address with one's own temporary token", async () => {
    const token = await applicant()
    const theirs = world.call(
      createIssuer,
      { ...ISSUER, tags: [...ISSUER.tags], contactEmail: 'eve@example.org' },
      { token },
    )
    await expect(theirs).rejects.toMatchObject({ key: 'emailNotYours', status: 400 })
  })
})
