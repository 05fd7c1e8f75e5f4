import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { call } from '#base/call.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { getHolder } from '#features/holders/contract.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { rateWindows } from '#platform/tables.ts'
import { browserSecret, signUp } from '#testing/stories.ts'
import { secretCaller, signedMessage, signInByWallet } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { signInChallenges } from '../../server/tables.ts'
import * as contract from '../contract.ts'
import { CHALLENGES_AN_HOUR, NUMBER_TRIES } from '../rules.ts'
import { answerChallenge } from './answer-challenge.ts'
import { createChallenge } from './create-challenge.ts'
import { followChallenge } from './follow-challenge.ts'
import { getChallenge } from './get-challenge.ts'

let world: World
const key = generateAccountKey()
beforeAll(async () => {
  world = await openWorld({ hasWorker: true })
})
afterAll(() => world.close())
beforeEach(() => world.ctx().db.delete(rateWindows))

const make = () => world.call(contract.createChallenge, {})
type Made = Awaited<ReturnType<typeof make>>
const look = (made: Made, secret = '') =>
  call(secret ? secretCaller(world, secret) : world.caller(), contract.getChallenge, { challenge: made.challenge })
const answer = async (made: Made, signer = key) => {
  const signed = await signedMessage(world, signer, { nonce: made.challenge, requestId: made.number })
  return world.call(contract.answerChallenge, { challenge: made.challenge, ...signed })
}
const wrongNumber = (number: string) => (number === '10' ? '11' : '10')
const ended = { key: 'challengeEnded', status: 410 }
const proofWrong = { key: 'proofWrong', status: 401 }

describe('a challenge', () => {
  test('is 32 letters and digits, lives five minutes, and has no secret in its link', async () => {
    onTestFinished(world.stopClock())
    const made = await make()
    expect(made.challenge).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(made.number).toMatch(/^[1-9]\d$/)
    expect(Buffer.from(made.secret, 'base64url')).toHaveLength(32)
    expect(made.dynamicLink).toBe(`${world.config.walletUrl}/connect/${made.challenge}`)
    expect(Date.parse(made.expiresAt) - world.now().getTime()).toBe(300_000)
    const seen = await look(made)
    expect(seen).toMatchObject({ status: 'waiting', token: '', signup: false })
    expect(JSON.stringify(seen)).not.toContain(made.secret)
    expect(seen).not.toHaveProperty('number')
    const rows = JSON.stringify(await world.ctx().db.select().from(signInChallenges))
    expect(rows).not.toContain(made.secret)
  })

  test('shows the wallet the network and browser seen by the server, until it is answered', async () => {
    const page = {
      ...world.caller(),
      headers: () => ({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }),
    }
    const made = await call(page, contract.createChallenge, { device: 'Safari, iPhone' } as object)
    const seen = { device: 'Firefox, Linux', network: '127.0.0.1' }
    expect(await look(made)).toMatchObject({ ...seen, isSameNetwork: true })
    const elsewhere = { ...world.ctx(), networkName: '203.0.113.7' }
    expect(await getChallenge(elsewhere, made)).toMatchObject({ ...seen, isSameNetwork: false })
    await answer(made)
    expect(await look(made)).toMatchObject({ network: '', isSameNetwork: false })
    const isThis = eq(signInChallenges.challenge, made.challenge)
    expect(await world.ctx().db.select().from(signInChallenges).where(isThis)).toMatchObject([{ network: '' }])
  })

  test('shows no network for a visitor behind an untrusted proxy', async () => {
    const proxied = (name: string) => ({ ...world.caller(), headers: () => ({ [name]: '203.0.113.7' }) })
    for (const header of ['x-forwarded-for', 'forwarded']) {
      const made = await call(proxied(header), contract.createChallenge, {})
      expect(await look(made)).toMatchObject({ network: '', isSameNetwork: false })
    }
    const direct = await make()
    const seen = await call(proxied('x-forwarded-for'), contract.getChallenge, { challenge: direct.challenge })
    expect(seen).toMatchObject({ network: '127.0.0.1', isSameNetwork: false })
  })

  test('is not found when it was never created', async () => {
    await expect(world.call(contract.getChallenge, { challenge: 'a'.repeat(32) })).rejects.toMatchObject(ended)
    await expect(world.call(contract.getChallenge, { challenge: 'short' })).rejects.toMatchObject({
      key: 'challengeEnded',
      status: 400,
    })
  })

  test('answered by a wallet without a community opens a temporary session for its key', async () => {
    const token = await signInByWallet(world, key)
    expect(decodeJwt(token)).toMatchObject({ did: key.did, web2: false, connexionEmail: '', signup: true })
    await expect(world.call(getIssuer, {}, { token })).rejects.toMatchObject({ status: 403 })
    await expect(world.call(getHolder, {}, { token })).rejects.toMatchObject({ status: 401, code: 3000 })
  })

  test('gives its token once, and only to the page that made it', async () => {
    const made = await make()
    await answer(made)
    expect(await look(made)).toMatchObject({ status: 'validated', token: '' })
    expect(await look(made, browserSecret())).toMatchObject({ status: 'validated', token: '' })
    expect((await look(made, made.secret)).token).not.toBe('')
    expect(await look(made, made.secret)).toMatchObject({ status: 'validated', token: '' })
  })

  test('redeemed many times at once gives one token', async () => {
    const made = await make()
    await answer(made)
    const looks = await Promise.all(Array.from({ length: 8 }, () => look(made, made.secret)))
    expect(looks.filter(({ token }) => token !== '')).toHaveLength(1)
  })

  test('answered by several wallets at once belongs to one of them', async () => {
    const made = await make()
    const keys = Array.from({ length: 5 }, () => generateAccountKey())
    const answers = await Promise.allSettled(keys.map((key) => answer(made, key)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const winner = keys[answers.findIndex(({ status }) => status === 'fulfilled')]
    expect(decodeJwt((await look(made, made.secret)).token).did).toBe(winner?.did)
  })

  test('refuses the same message a second time', async () => {
    const made = await make()
    const signed = await signedMessage(world, key, { nonce: made.challenge, requestId: made.number })
    await world.call(contract.answerChallenge, { challenge: made.challenge, ...signed })
    await expect(world.call(contract.answerChallenge, { challenge: made.challenge, ...signed })).rejects.toMatchObject(
      ended,
    )
  })

  test('refused in the wallet gives no token and accepts no more answers', async () => {
    const made = await make()
    await world.call(contract.refuseChallenge, { challenge: made.challenge })
    expect(await look(made, made.secret)).toMatchObject({ status: 'refused', token: '' })
    await expect(answer(made)).rejects.toMatchObject(ended)
  })

  test('expires after five minutes, answered or not', async () => {
    const [early, late] = [await make(), await make()]
    await answer(early)
    world.advance(5 * 60_000)
    expect(await look(early, early.secret)).toMatchObject({ status: 'expired', token: '' })
    expect(await look(late, late.secret)).toMatchObject({ status: 'expired', token: '' })
    await expect(answer(late)).rejects.toMatchObject(ended)
    await expect(world.call(contract.refuseChallenge, { challenge: late.challenge })).rejects.toMatchObject(ended)
  })
})

describe('the number beside the code', () => {
  test('ends the challenge after three wrong tries, even at once', async () => {
    const made = await make()
    const guess = async () => {
      const signed = await signedMessage(world, key, { nonce: made.challenge, requestId: wrongNumber(made.number) })
      return world.call(contract.answerChallenge, { challenge: made.challenge, ...signed })
    }
    await expect(guess()).rejects.toMatchObject({ key: 'numberWrong', status: 400 })
    expect(await look(made)).toMatchObject({ status: 'waiting' })
    const keys = await Promise.all(
      Array.from({ length: NUMBER_TRIES + 2 }, () => guess().catch((error: { key: string }) => error.key)),
    )
    expect(keys.filter((key) => key === 'numberWrong')).toHaveLength(NUMBER_TRIES - 2)
    expect(keys.filter((key) => key === 'tooManyTries')).toHaveLength(1)
    await expect(answer(made)).rejects.toMatchObject(ended)
    expect(await look(made, made.secret)).toMatchObject({ status: 'tooManyTries', token: '' })
    const isThis = eq(signInChallenges.challenge, made.challenge)
    expect(await world.ctx().db.select().from(signInChallenges).where(isThis)).toMatchObject([{ network: '' }])
  })

  test('typed wrong twice, then refused, reports the refusal', async () => {
    const made = await make()
    for (let tries = 1; tries < NUMBER_TRIES; tries += 1) {
      const signed = await signedMessage(world, key, { nonce: made.challenge, requestId: wrongNumber(made.number) })
      await world.call(contract.answerChallenge, { challenge: made.challenge, ...signed }).catch(() => undefined)
    }
    await world.call(contract.refuseChallenge, { challenge: made.challenge })
    expect(await look(made)).toMatchObject({ status: 'refused' })
  })

  test('left out of the message counts as a wrong number', async () => {
    const made = await make()
    const signed = await signedMessage(world, key, { nonce: made.challenge })
    const answered = world.call(contract.answerChallenge, { challenge: made.challenge, ...signed })
    await expect(answered).rejects.toMatchObject({ key: 'numberWrong' })
  })
})

describe('a signed message', () => {
  const minutesAgo = (minutes: number) => new Date(world.now().getTime() - minutes * 60_000)
  test.each<[string, () => Record<string, unknown>]>([
    ['for another host', () => ({ domain: 'evil.example' })],
    ['for the wallet', () => ({ domain: new URL(world.config.walletUrl).host, uri: world.config.walletUrl })],
    ['with another sign-in URI', () => ({ uri: 'https://evil.example' })],
    ['of another chain', () => ({ chainId: 1 })],
    ['that is too old', () => ({ issuedAt: minutesAgo(6) })],
    ['from the future', () => ({ issuedAt: minutesAgo(-3) })],
    ['that has expired', () => ({ expirationTime: minutesAgo(1) })],
    ['that is not valid yet', () => ({ notBefore: minutesAgo(-10) })],
    ['for another challenge', () => ({ nonce: 'b'.repeat(32) })],
  ])('%s is refused, and the challenge stays open', async (_, fields) => {
    const made = await make()
    const signed = await signedMessage(world, key, { nonce: made.challenge, requestId: made.number, ...fields() })
    const answered = world.call(contract.answerChallenge, { challenge: made.challenge, ...signed })
    await expect(answered).rejects.toMatchObject(proofWrong)
    expect(await look(made)).toMatchObject({ status: 'waiting' })
  })

  test('signed by another key, changed after signing, or unsigned is refused', async () => {
    const made = await make()
    const fields = { nonce: made.challenge, requestId: made.number }
    const { challenge } = made
    const other = await signedMessage(world, key, fields, generateAccountKey())
    const signed = await signedMessage(world, key, fields)
    const changed = { ...signed, message: signed.message.replace('Version: 1', 'Version: 1 ') }
    for (const given of [other, changed, { ...signed, signature: '0x' }, { ...signed, message: 'hello' }]) {
      await expect(world.call(contract.answerChallenge, { challenge, ...given })).rejects.toMatchObject(proofWrong)
    }
    expect(await look(made)).toMatchObject({ status: 'waiting' })
  })
})

describe('the stream of a challenge', () => {
  test('says waiting, then validated, with the token for its page only, and ends', async () => {
    const made = await make()
    const [mine, theirs] = [statuses(made, made.secret), statuses(made)]
    await expect.poll(() => mine.seen.length + theirs.seen.length).toBe(2)
    await answer(made)
    await Promise.all([mine.ended, theirs.ended])
    expect(mine.seen).toMatchObject([{ status: 'waiting', token: '' }, { status: 'validated' }])
    expect(mine.seen[1]?.token).not.toBe('')
    expect(theirs.seen).toMatchObject([
      { status: 'waiting', token: '' },
      { status: 'validated', token: '' },
    ])
  })

  test('of an ended challenge says so at once, and ends', async () => {
    const made = await make()
    world.advance(5 * 60_000)
    const gone = statuses(made, made.secret)
    await gone.ended
    expect(gone.seen).toMatchObject([{ status: 'expired', token: '' }])
  })

  function statuses(made: Made, secret = '') {
    const seen: { status: string; token: string }[] = []
    const read = async () => {
      const ctx = { ...world.ctx({ kind: 'anyone' }), challengeSecret: secret }
      for await (const state of followChallenge(ctx, made, new AbortController().signal)) seen.push(state)
    }
    return { seen, ended: read() }
  }
})

describe('limits', () => {
  test('caps the challenges that a network makes and answers in an hour', async () => {
    const ctx = { ...world.ctx({ kind: 'anyone' }), network: 'busy' }
    await ctx.db.insert(rateWindows).values({
      key: 'challenges:busy',
      startedAt: ctx.now(),
      taken: CHALLENGES_AN_HOUR.made - 1,
    })
    await createChallenge(ctx, { signup: false, browser: true })
    await expect(createChallenge(ctx, { signup: false, browser: true })).rejects.toMatchObject({
      key: 'tooManyRequests',
    })
    const guess = () => answerChallenge(ctx, { challenge: 'a'.repeat(32), message: '', signature: '' })
    for (let i = 0; i < CHALLENGES_AN_HOUR.answered; i++) {
      await expect(guess()).rejects.toMatchObject({ key: 'challengeEnded' })
    }
    await expect(guess()).rejects.toMatchObject({ key: 'tooManyRequests' })
  })
})

test('does not open the community of an e-mail address for a wallet', async () => {
  await signUp(world, 'ada@example.org')
  const token = await signInByWallet(world, generateAccountKey())
  expect(decodeJwt(token)).toMatchObject({ signup: true, email: '' })
})
