import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#base/call.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { verifyBadge } from '#features/badges/contract.ts'
import { badges } from '#features/badges/server/tables.ts'
import { buildSessions } from '#features/builder/api-contract.ts'
import { createSessionBuilder } from '#features/builder/contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { rotateIssuingKey } from '#features/claims/server/rotate-issuing-key.ts'
import { reissueSession, resendSession } from '#features/history/contract.ts'
import { refuseConfirmation } from '#features/holders/confirmations/contract.ts'
import { listLinks, sendOpenSession, updateLink } from '#features/links/contract.ts'
import { claimToken } from '#features/mailing/server/claim-token.ts'
import { finalizeLink } from '#features/sign-in/contract.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { claimWithKey } from '#testing/claim.ts'
import { claimTokenOf, issuerIdOf, mailedLink, makeTemplate, proveNow, signUp } from '#testing/stories.ts'
import { confirmAll, openWalletOf, signUpByWallet, type WalletKey, waitingFor } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions } from '../contract.ts'

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

/** Uses up the delegation that the community's key has signed for a template. */
const useUp = (templateId: string) =>
  world.ctx().db.update(delegations).set({ used: 100_000 }).where(eq(delegations.templateId, templateId))

test('sends genuine badges within the delegation without a signature', async () => {
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

test('waits for a signature past the delegation, then sends or cancels', async () => {
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

test('waits for a signature to resend, mail or change a link, and reissue past the delegation', async () => {
  const own = generateAccountKey()
  const token = await signUpByWallet(world, own, 'Third Club')
  const { templateId } = await makeTemplate(world, token)
  await confirmAll(world, own)
  const [first = ''] = (await world.call(createSessions, { templateId, emails }, { token })).links
  await claimWithKey(world, claimTokenOf(first))
  const rowWith = async (status: 'owner' | 'pending') => {
    const { sessions } = await world.call(listSessions, { templateId, status }, { token })
    return sessions[0]?.challenge ?? ''
  }
  const [owned, pending] = [await rowWith('owner'), await rowWith('pending')]
  await world.call(createSessions, { templateId, didLimit: 10 }, { token })
  const { links } = await world.call(listLinks, { templateId }, { token })
  const link = links[0]?.challenge ?? ''
  // The claims' own delegation has ended too.
  const end = () =>
    world
      .ctx()
      .db.update(delegations)
      .set({ validUntil: world.now(), used: 100_000 })
      .where(eq(delegations.templateId, templateId))
  const endDate = new Date(world.now().getTime() + 86_400_000).toISOString()
  const works = {
    resend: () => world.call(resendSession, { challenge: pending }, { token }),
    mailLink: () =>
      world.call(sendOpenSession, { templateId, emails: ['zoe@example.org', 'kim@example.org'] }, { token }),
    changeLink: () => world.call(updateLink, { challenge: link, didLimit: 20, endDate }, { token }),
    reissue: () => world.call(reissueSession, { challenge: owned, reason: 'A slip' }, { token }),
  }
  const counts = { resend: '1', mailLink: '2', changeLink: '20', reissue: '1' }
  for (const [name, work] of Object.entries(works)) {
    await end()
    const before = await seen(token, templateId)
    const refused = (await work()).callbackId
    await world.call(refuseConfirmation, { operationId: refused }, { token: await openWalletOf(world, own) })
    expect(await statusOf(refused), name).toBe('canceled')
    expect(await seen(token, templateId), name).toEqual(before)

    const { callbackId } = await work()
    expect(await statusOf(callbackId), name).toBe('waiting')
    const [waiting] = await waitingFor(world, own)
    expect(waiting?.documents[0], name).toMatchObject({
      primaryType: 'SendBadges',
      message: { templateId, count: counts[name as keyof typeof counts] },
    })
    expect(await seen(token, templateId), name).toEqual(before)
    await confirmAll(world, own)
    expect(await statusOf(callbackId), name).toBe('success')
    expect(await seen(token, templateId), name).not.toEqual(before)
  }
  expect((await world.call(listLinks, { templateId }, { token })).links[0]).toMatchObject({ didLimit: 20 })
})

test('shows the signer how many badges a link can give', async () => {
  const own = generateAccountKey()
  const token = await signUpByWallet(world, own, 'Fifth Club')
  const event = { category: 'participation', limit: 40, startDate: days(30), endDate: days(31), location: '' }
  const made = [await makeTemplate(world, token), await makeTemplate(world, token, event as never)]
  await confirmAll(world, own)
  const signedCount = async (at: number, asked: { didLimit?: number }) => {
    const templateId = made[at]?.templateId ?? ''
    const until = { validUntil: world.now() }
    await world.ctx().db.update(delegations).set(until).where(eq(delegations.templateId, templateId))
    const { callbackId } = await world.call(createSessions, { templateId, ...asked }, { token })
    const waiting = (await waitingFor(world, own)).find(({ operationId }) => operationId === callbackId)
    return (waiting?.documents[0] as { message: { count: string } } | undefined)?.message.count
  }
  expect(await signedCount(0, { didLimit: 7 })).toBe('7')
  expect(await signedCount(0, { didLimit: -1 })).toBe('100000')
  expect(await signedCount(1, {})).toBe('40')
})

const days = (count: number) => new Date(world.now().getTime() + count * 86_400_000).toISOString()

/** The visible state: rows with their links and badges, links with their places. */
async function seen(token: string, templateId: string) {
  const { sessions } = await world.call(listSessions, { templateId }, { token })
  const { links } = await world.call(listLinks, { templateId }, { token })
  return {
    rows: sessions.map(({ dynamicLink, badgeIds, supersededBy }) => [dynamicLink, badgeIds, supersededBy]),
    links,
  }
}

test('refuses an API key past a delegation only where a wallet must sign', async () => {
  const own = generateAccountKey()
  const byWallet = await signUpByWallet(world, own, 'Fourth Club')
  const made = await makeTemplate(world, byWallet)
  await confirmAll(world, own)
  await proveNow(world, byWallet)
  const builder = await world.call(createSessionBuilder, { templateId: made.templateId }, { token: byWallet })
  const ask = (apiKey: string) =>
    call({ ...world.caller(), headers: () => ({ token: apiKey }) }, buildSessions, { emails: ['api@example.org'] })
  expect((await ask(builder.apiKey)).links).toHaveLength(1)
  await useUp(made.templateId)
  await expect(ask(builder.apiKey)).rejects.toMatchObject({ key: 'delegationEnded', status: 409 })
  expect(await waitingFor(world, own)).toEqual([])

  const { token } = await signUp(world, 'builder@example.org')
  const { templateId } = await makeTemplate(world, token)
  await proveNow(world, token)
  const { apiKey } = await world.call(createSessionBuilder, { templateId }, { token })
  await useUp(templateId)
  expect((await ask(apiKey)).links).toHaveLength(1)
})

test('resends a claim and mails a link past a delegation where the server keeps the key', async () => {
  const { token } = await signUp(world, 'kept@example.org')
  const { templateId } = await makeTemplate(world, token)
  await world.call(createSessions, { templateId, emails }, { token })
  const { sessions } = await world.call(listSessions, { templateId }, { token })
  await world
    .ctx()
    .db.update(delegations)
    .set({ validUntil: world.now() })
    .where(eq(delegations.templateId, templateId))
  const challenge = sessions[0]?.challenge ?? ''
  expect(await world.call(resendSession, { challenge }, { token })).toMatchObject({
    link: expect.stringContaining('/claim/'),
    callbackId: '',
  })
  await useUp(templateId)
  const mailed = await world.call(sendOpenSession, { templateId, emails: ['zoe@example.org'] }, { token })
  expect(mailed).toMatchObject({ callbackId: '', challenge: expect.any(String) })
})

test('signs a new delegation for a send where the server keeps the key', async () => {
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

test("does not renew a template's own limit", async () => {
  const { token } = await signUp(world, 'ben@example.org')
  const { templateId } = await makeTemplate(world, token, { limit: 2 } as never)
  await world.call(createSessions, { templateId, emails }, { token })
  await expect(
    world.call(createSessions, { templateId, emails: ['one.more@example.org'] }, { token }),
  ).rejects.toMatchObject({ status: 409 })
})

test('sends pending badges again after a compromised key once the wallet signs', async () => {
  const other = generateAccountKey()
  const token = await signUpByWallet(world, other, 'Summit Club')
  const { templateId } = await makeTemplate(world, token)
  await confirmAll(world, other)
  const { links } = await world.call(createSessions, { templateId, emails: ['lea@example.org'] }, { token })
  const old = claimTokenOf(links[0] ?? '')
  const { sessions } = await world.call(listSessions, { templateId }, { token })
  const again = { challenge: sessions[0]?.challenge ?? '' }
  const issuerId = await issuerIdOf(world, token)
  expect(await rotateIssuingKey(world.ctx(), { issuerId, isCompromised: true })).toMatchObject({ outcome: 'unsigned' })
  await expect(claimWithKey(world, old)).rejects.toBeDefined()
  const { callbackId } = await world.call(resendSession, again, { token })
  expect(await statusOf(callbackId)).toBe('waiting')
  await confirmAll(world, other)
  expect(await statusOf(callbackId)).toBe('success')
  const fresh = claimToken(world.config, again.challenge, 2)
  const { badgeId } = await claimWithKey(world, fresh)
  expect((await world.call(verifyBadge, { badgeId })).verdict).toBe('genuine')
})
