import type { Challenge } from 'altcha-lib'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserSecret, captchaPass } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getCaptcha, requestLink, solveCaptcha } from '../../contract.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const failed = { key: 'captchaFailed', status: 400, code: 4000 }
const payloadOf = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64')

async function solved() {
  const challenge = (await world.call(getCaptcha, {})) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The puzzle was not solved')
  return { challenge, solution }
}

const ask = (captchaSolution: string) =>
  world.call(requestLink, { email: 'ada@example.org', browser: browserSecret(), captchaSolution })

test('gives one pass for a solved puzzle, however often it is sent', async () => {
  const solution = payloadOf(await solved())
  const answers = await Promise.allSettled([1, 2, 3].map(() => world.call(solveCaptcha, { solution })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(world.call(solveCaptcha, { solution })).rejects.toMatchObject(failed)
})

test('refuses a puzzle that is unsolved, made easier, or without an expiry', async () => {
  const { challenge, solution } = await solved()
  const forged = [
    { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 2 } }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, nonce: 'ab'.repeat(16) } }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: undefined } }, solution },
    { challenge: { ...challenge, signature: undefined }, solution },
    { challenge, solution: {} },
  ]
  for (const payload of forged) {
    await expect(world.call(solveCaptcha, { solution: payloadOf(payload) })).rejects.toMatchObject(failed)
  }
  for (const solution of ['x', payloadOf([]), payloadOf({})]) {
    await expect(world.call(solveCaptcha, { solution })).rejects.toMatchObject(failed)
  }
})

test('expires a puzzle after ten minutes', async () => {
  const solution = payloadOf(await solved())
  world.advance(10 * 60_000 + 1000)
  await expect(world.call(solveCaptcha, { solution })).rejects.toMatchObject(failed)
})

test('accepts a pass once', async () => {
  const pass = await captchaPass(world)
  await ask(pass)
  await expect(ask(pass)).rejects.toMatchObject(failed)
})

test('expires a pass after two minutes', async () => {
  const pass = await captchaPass(world)
  world.advance(2 * 60_000)
  await expect(ask(pass)).rejects.toMatchObject(failed)
})

test('refuses a pass that is forged or has a changed expiry', async () => {
  const [id, until, mac] = (await captchaPass(world)).split('.')
  const forged = [`${id}.${Number(until) + 60_000}.${mac}`, `${id}.${until}.${'A'.repeat(43)}`, 'x', `${id}`]
  for (const pass of forged) await expect(ask(pass)).rejects.toMatchObject(failed)
})
