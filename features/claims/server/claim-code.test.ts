import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#base/call.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { resendSession } from '#features/history/contract.ts'
import { getClaim } from '#features/issuing/contract.ts'
import { credentialOffer, exchangeCode, PRE_AUTHORIZED_GRANT } from '#features/issuing/protocol/contract.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { rateWindows } from '#platform/tables.ts'
import { credentialFor, entryOf, proofOf, startSending, tokenOf } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { listSessions } from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

let sent = 0
const open = async (asksCode = true) =>
  tokenOf((await issuer.ask({ emails: [`climber${sent++}@example.org`], asksCode })).links[0] ?? '')
const sessionOf = async (token: string) => {
  const input = { templateId: issuer.templateId, pageSize: 100 }
  const { sessions } = await world.call(listSessions, input, { token: issuer.token })
  const id = readClaimToken(world.config, token)?.id ?? ''
  return sessions.find(({ challenge }) => challenge === id) ?? { code: '', isCodeLocked: false, challenge: id }
}
const exchange = (token: string, tx_code?: string) => {
  const asked = { grant_type: PRE_AUTHORIZED_GRANT, 'pre-authorized_code': token }
  return call(world.caller(), exchangeCode, { ...asked, ...(tx_code !== undefined && { tx_code }) })
}
/** Wrong codes. */
const wrongs = (code: string, count: number) =>
  Array.from({ length: count }, (_, i) => String((Number(code) + i + 1) % 1_000_000).padStart(6, '0'))

test('asks for a code only where one is set, and never reveals it', async () => {
  const [coded, plain] = [await open(), await open(false)]
  const offers = await Promise.all([coded, plain].map((token) => world.call(credentialOffer, { token })))
  const grants = offers.map(({ grants }) => (grants as Record<string, object>)[PRE_AUTHORIZED_GRANT])
  expect(grants[0]).toMatchObject({ tx_code: { input_mode: 'numeric', length: 6 } })
  expect(grants[1]).toEqual({ 'pre-authorized_code': plain })
  const { code } = await sessionOf(coded)
  expect(code).toMatch(/^\d{6}$/)
  expect(JSON.stringify([offers, await world.call(getClaim, { token: coded })])).not.toContain(code)
  await world.runJobs()
  const mails = (await world.outbox()).slice(-2)
  expect(mails.map(({ text, html }) => `${text}${html}`).join()).not.toContain(code)
  expect(mails.filter(({ text = '' }) => text.includes('you need a six-digit code'))).toHaveLength(1)
  expect((await sessionOf(plain)).code).toBe('')
})

test('accepts a link, code and session of the old SECRET while it is configured', async () => {
  const { secret } = world.config
  const token = await open()
  const { code } = await sessionOf(token)
  try {
    Object.assign(world.config, { secret: 'another secret, long enough as well', oldSecret: secret })
    expect((await sessionOf(token)).code).not.toBe(code)
    expect(await exchange(token, code)).toHaveProperty('access_token')
    world.config.oldSecret = undefined
    await expect(exchange(token, code)).rejects.toMatchObject({ key: 'invalid_grant' })
  } finally {
    Object.assign(world.config, { secret, oldSecret: undefined })
  }
})

test('issues a badge for the right code only, and refuses an unexpected code', async () => {
  const token = await open()
  const { code } = await sessionOf(token)
  await expect(exchange(token)).rejects.toMatchObject({ key: 'invalid_request', status: 400 })
  for (const wrong of [...wrongs(code, 1), '', `${code}0`])
    await expect(exchange(token, wrong)).rejects.toMatchObject({ key: 'invalid_grant', status: 400 })
  const { access_token } = await exchange(token, code)
  const { credentials } = await credentialFor(world, access_token, await proofOf(world, generateAccountKey()))
  expect(credentials).toHaveLength(1)
  await expect(exchange(await open(false), code)).rejects.toMatchObject({ key: 'invalid_request' })
})

test('refuses the code of another link', async () => {
  const [mine, theirs] = [await open(), await open()]
  await expect(exchange(mine, (await sessionOf(theirs)).code)).rejects.toMatchObject({ key: 'invalid_grant' })
})

test('locks a link after five wrong codes until it is renewed, even for simultaneous tries', async () => {
  const token = await open()
  const { code, challenge } = await sessionOf(token)
  const tries = await Promise.allSettled(wrongs(code, 20).map((wrong) => exchange(token, wrong)))
  expect(tries.every(({ status }) => status === 'rejected')).toBe(true)
  await expect(exchange(token, code)).rejects.toMatchObject({ key: 'invalid_grant' })
  expect(await sessionOf(token)).toMatchObject({ isCodeLocked: true })
  const { link } = await world.call(resendSession, { challenge }, { token: issuer.token })
  const renewed = await sessionOf(tokenOf(link))
  expect(renewed).toMatchObject({ isCodeLocked: false })
  expect(renewed.code).not.toBe(code)
  await exchange(tokenOf(link), renewed.code)
})

test('does not count right codes as tries', async () => {
  const token = await open()
  const { code } = await sessionOf(token)
  for (let i = 0; i < 8; i++) await exchange(token, code)
  for (const wrong of wrongs(code, 4)) await expect(exchange(token, wrong)).rejects.toBeDefined()
  await exchange(token, code)
})

test('locks only one entry to an open link after five wrong codes', async () => {
  const link = await issuer.open({ didLimit: 10, asksCode: true })
  const { code } = await sessionOf(link)
  const [mine, theirs] = [await entryOf(world, link), await entryOf(world, link)]
  const tries = await Promise.allSettled(wrongs(code, 60).map((wrong) => exchange(mine, wrong)))
  expect(tries.every(({ status }) => status === 'rejected')).toBe(true)
  await expect(exchange(mine, code)).rejects.toMatchObject({ key: 'invalid_grant' })
  expect((await sessionOf(link)).isCodeLocked).toBe(false)
  for (const wrong of wrongs(code, 4)) await expect(exchange(theirs, wrong)).rejects.toBeDefined()
  await exchange(theirs, code)
})

test('limits the code tries of one network on an open link per hour', async () => {
  const link = await issuer.open({ didLimit: 10, asksCode: true })
  const { code } = await sessionOf(link)
  const entry = await entryOf(world, link)
  await exchange(entry, code)
  // Simulates many tries: three hundred exchanges take minutes on a busy machine.
  await world.ctx().db.update(rateWindows).set({ taken: 299 }).where(like(rateWindows.key, 'claim-code:%'))
  await exchange(entry, code)
  await expect(exchange(entry, code)).rejects.toMatchObject({ key: 'invalid_grant' })
  world.advance(3_600_000)
  await exchange(await entryOf(world, link), code)
})
