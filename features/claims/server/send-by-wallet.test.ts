import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimTokenOf, mailedLink, makeTemplate, signUp } from '#apps/server/stories.ts'
import { openWorld, type World } from '#apps/server/testing.ts'
import { confirmAll, openWalletOf, signUpByWallet, type WalletKey, waitingFor } from '#apps/server/wallet-stories.ts'
import { generateAccountKey } from '#credentials/did-sdi.ts'
import { verifyBadge } from '#features/badges/contract.ts'
import { badges } from '#features/badges/server/tables.ts'
import { refuseConfirmation } from '#features/holders/confirmations-contract.ts'
import { finalizeLink } from '#features/sign-in/contract.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { readOperation } from '#platform/operations.ts'
import { createSessions } from '../contract.ts'
import { listSessions } from '../session-contract.ts'
import { claimWithKey } from './testing-claim.ts'

const YEAR = 366 * 24 * 60 * 60_000
let world: World
let key: WalletKey
beforeAll(async () => {
  world = await openWorld()
  key = generateAccountKey()
})
afterAll(() => world.close())

const statusOf = async (id: string) => (await readOperation(world.ctx(), id))?.status
const rowsOf = async (token: string, templateId: string) =>
  (await world.call(listSessions, { templateId }, { token })).sessions.length
const emails = ['lea@example.org', 'max@example.org']

/** Uses up what the community's key has signed for a template. */
const useUp = (templateId: string) =>
  world.ctx().db.update(delegations).set({ used: 100_000 }).where(eq(delegations.templateId, templateId))

test('a send within the delegation needs no signature, and its badge is genuine', async () => {
  const token = await signUpByWallet(world, key)
  const { templateId } = await makeTemplate(world, token)
  await confirmAll(world, key)
  const sent = await world.call(createSessions, { templateId, emails }, { token })
  expect(sent).toMatchObject({ callbackId: '', links: [expect.any(String), expect.any(String)] })
  await claimWithKey(world, claimTokenOf(sent.links[0] ?? ''))
  const [badge] = await world.ctx().db.select().from(badges)
  const { verdict, checks } = await world.call(verifyBadge, { badgeId: badge?.id ?? '' })
  expect(verdict, JSON.stringify(checks)).toBe('genuine')
})

test('past its delegation a send waits for a new one: signed it is sent, refused nothing is', async () => {
  const other = generateAccountKey()
  const token = await signUpByWallet(world, other, 'Other Club')
  const { templateId } = await makeTemplate(world, token)
  await confirmAll(world, other)
  await useUp(templateId)
  const asked = await world.call(createSessions, { templateId, emails }, { token })
  expect(asked).toMatchObject({ links: [], sendId: '' })
  expect(await statusOf(asked.callbackId)).toBe('waiting')
  const [waiting] = await waitingFor(world, other)
  expect(waiting?.documents).toMatchObject([
    { primaryType: 'SendBadges', message: { templateId, count: '2' } },
    { primaryType: 'Delegation', message: { templateId, maxCount: '100000' } },
  ])
  expect(await rowsOf(token, templateId)).toBe(0)
  await confirmAll(world, other)
  expect(await statusOf(asked.callbackId)).toBe('success')
  expect(await rowsOf(token, templateId)).toBe(2)
  const mails = (await world.outbox()).map(({ to }) => to?.[0]?.address)
  for (const email of emails) expect(mails).toContain(email)

  await useUp(templateId)
  const { callbackId } = await world.call(createSessions, { templateId, emails }, { token })
  const wallet = await openWalletOf(world, other)
  await world.call(refuseConfirmation, { operationId: callbackId }, { token: wallet })
  expect(await statusOf(callbackId)).toBe('canceled')
  expect(await rowsOf(token, templateId)).toBe(2)
})

test('where the server keeps the key, a send past its delegation signs a new one and goes on', async () => {
  const { token } = await signUp(world, 'ada@example.org')
  const { templateId } = await makeTemplate(world, token)
  world.advance(YEAR)
  // The session of a year ago has ended.
  const { token: link } = await mailedLink(world, 'ada@example.org')
  const { token: now } = await world.call(finalizeLink, { token: link })
  const sent = await world.call(createSessions, { templateId, emails }, { token: now })
  expect(sent).toMatchObject({ callbackId: '', links: [expect.any(String), expect.any(String)] })
  const rows = (await world.ctx().db.select().from(delegations)).filter((row) => row.templateId === templateId)
  expect(rows).toHaveLength(2)
})

test("a template's own limit is not renewed", async () => {
  const { token } = await signUp(world, 'ben@example.org')
  const { templateId } = await makeTemplate(world, token, { limit: 2 } as never)
  await world.call(createSessions, { templateId, emails }, { token })
  await expect(
    world.call(createSessions, { templateId, emails: ['one.more@example.org'] }, { token }),
  ).rejects.toMatchObject({ status: 409 })
})
