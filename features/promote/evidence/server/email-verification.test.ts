import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getIssuer } from '#features/issuers/contract.ts'
import { MailDelayed } from '#platform/mail/mail.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createEmailVerification, submitEmailValidation } from '../../contract.ts'
import { codeTo, openClub, prove } from '../../server/testing-promotion.ts'
import { publicVerifications } from './list-verifications.ts'

let world: World
let club: Awaited<ReturnType<typeof openClub>>
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  club = await openClub(world)
})
afterAll(() => world.close())

const ask = (email = club.email) => world.call(createEmailVerification, { email }, { token: club.token })
const submit = (code: string, email = club.email) =>
  world.call(submitEmailValidation, { email, code }, { token: club.token })
const verifications = async () => (await world.call(getIssuer, {}, { token: club.token })).verifications
const wrong = { key: 'emailCodeWrong', status: 400 }
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('proves an address by the code of its e-mail, in any case, and lists it', async () => {
  await ask(club.email.toUpperCase())
  const code = await codeTo(world, club.email)
  expect(await submit(code)).toEqual({ type: 'email', value: club.email })
  expect(await verifications()).toEqual([{ type: 'email', value: club.email }])
  // A proven address needs no code any more.
  expect(await submit('000000')).toEqual({ type: 'email', value: club.email })
})

test('refuses a sixth try, also with the right code', async () => {
  await ask()
  const code = await codeTo(world, club.email)
  for (let tries = 0; tries < 5; tries++) await expect(submit(other(code))).rejects.toMatchObject(wrong)
  await expect(submit(code)).rejects.toMatchObject(wrong)
  expect(await verifications()).toEqual([])
})

test('refuses a code after 15 minutes, one of another address, and one that was replaced', async () => {
  await ask()
  const first = await codeTo(world, club.email)
  await expect(submit(first, `other-${club.email}`)).rejects.toMatchObject(wrong)
  await ask()
  const second = await codeTo(world, club.email)
  if (first !== second) await expect(submit(first)).rejects.toMatchObject(wrong)
  world.advance(15 * 60_000)
  await expect(submit(second)).rejects.toMatchObject(wrong)
})

test('sends five e-mails in an hour', async () => {
  for (let sent = 0; sent < 5; sent++) await ask(`person${sent}-${club.email}`)
  await expect(ask()).rejects.toMatchObject({ key: 'tooManyRequests' })
  world.advance(3600_000)
  await ask()
})

test('says when the e-mail could not be sent', async () => {
  const { send } = world.services.mail
  world.services.mail.send = () => Promise.reject(new MailDelayed('ECONNECTION'))
  try {
    await expect(ask()).rejects.toMatchObject({ key: 'emailNotSent', status: 502 })
  } finally {
    world.services.mail.send = send
  }
})

test('shows the public the domain of an address, once, and none of a provider of free mail', async () => {
  await prove(world, club)
  await prove(world, { ...club, email: `second-${club.email}` })
  await prove(world, { ...club, email: `${club.issuerId}@gmail.com` })
  expect(await verifications()).toHaveLength(3)
  expect(await publicVerifications(world.ctx(), club.issuerId)).toEqual([{ type: 'email', value: 'example.org' }])
})

testOnPostgres('counts each of many guesses at once, and none gets past the fifth', async () => {
  await ask()
  const code = await codeTo(world, club.email)
  const guesses = Array.from({ length: 12 }, () => submit(other(code)))
  const refused = await Promise.allSettled(guesses)
  expect(refused.every(({ status }) => status === 'rejected')).toBe(true)
  await expect(submit(code)).rejects.toMatchObject(wrong)
})
