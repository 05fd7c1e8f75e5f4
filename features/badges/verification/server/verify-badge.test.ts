import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeList, readSlot } from '#credentials/status/status-list.ts'
import { ledgerEntries } from '#features/ledger/server/tables.ts'
import { SECONDS_A_MONTH } from '#features/templates/rules.ts'
import { delegations, templates, templateVersions } from '#features/templates/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { revokeBadges } from '../../server/status/revoke-badges.ts'
import { badges } from '../../server/tables.ts'
import { issueForTest, publishForTest } from '../../server/testing-badge.ts'

const DAY = 24 * 60 * 60 * 1000

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let templateId: string

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
  templateId = await publishForTest(issuer.ctx)
  await world.runJobs()
})
afterAll(() => world.close())

const issue = (template = templateId) => issueForTest(issuer.ctx, template, 'malik@example.org')
const verify = (badgeId: string) => world.call(contract.verifyBadge, { badgeId })
const resultsOf = async (badgeId: string) => {
  const { verdict, checks } = await verify(badgeId)
  return { verdict, ...Object.fromEntries(checks.map(({ check, result }) => [check, result])) }
}
const factsOf = async (badgeId: string, name: string) =>
  (await verify(badgeId)).checks.find(({ check }) => check === name)?.facts

const ALL_OK = {
  signature: 'ok',
  issuer: 'ok',
  delegation: 'ok',
  status: 'ok',
  period: 'ok',
  shape: 'ok',
  anchor: 'ok',
}

test('passes every check of a badge, each with its evidence', async () => {
  const { id } = await issue()
  expect(await resultsOf(id)).toEqual({ verdict: 'genuine', ...ALL_OK })
  const found = await verify(id)
  expect(found).toMatchObject({ title: 'Lead climbing', isLocal: true, revokedAt: '', issuer: { name: 'Cordée Lyon' } })
  expect(JSON.stringify(found)).not.toContain('sha256$')
  expect(await factsOf(id, 'anchor')).toMatchObject({ leaf: expect.any(Number), hash: expect.stringMatching(/^0x/) })
  await expect(verify('nobody')).rejects.toMatchObject({ status: 404 })
})

test('accepts a badge that can be suspended, with a remark about its second status', async () => {
  const suspendable = await publishForTest(issuer.ctx, { suspendable: true })
  await world.runJobs()
  const { id } = await issue(suspendable)
  expect(await resultsOf(id)).toEqual({ verdict: 'genuine', ...ALL_OK })
  expect(await factsOf(id, 'shape')).toEqual({ member: 'credentialStatus' })
})

test('sets the slot of a revoked badge in the served list, and shows when and why', async () => {
  const { id } = await issue()
  const [row] = await issuer.ctx.db.select().from(badges).where(eq(badges.id, id))
  const listId = row?.statusListId ?? ''
  const isSet = async () => {
    const list = await world.call(contract.getStatusList, { listId })
    const { encodedList } = list.credentialSubject as { encodedList: string }
    return readSlot(decodeList(encodedList), row?.statusIndex ?? 0)
  }
  expect(await isSet()).toBe(false)
  expect(await revokeBadges(issuer.ctx, [id], 'Given by mistake')).toEqual([id])
  expect(await isSet()).toBe(true)
  expect(await resultsOf(id)).toEqual({ verdict: 'revoked', ...ALL_OK, status: 'failed' })
  expect(await verify(id)).toMatchObject({ word: 'genuine', state: 'revoked', because: 'status.revoked' })
  expect(await verify(id)).toMatchObject({ revokedReason: 'Given by mistake', revokedAt: expect.stringMatching(/Z$/) })
  expect(await revokeBadges(issuer.ctx, [id], 'Again')).toEqual([])
})

test('refuses revocation by another issuer', async () => {
  const { id } = await issue()
  const other = await signUpIssuer(world, 'Bloc Annecy')
  expect(await revokeBadges(other.ctx, [id], 'Not theirs')).toEqual([])
  expect((await resultsOf(id)).verdict).toBe('genuine')
})

test('fails the signature of an altered credential', async () => {
  const { id, credential } = await issue()
  await issuer.ctx.db
    .update(badges)
    .set({ credential: { ...credential, name: 'Mountain guide' } })
    .where(eq(badges.id, id))
  expect(await resultsOf(id)).toMatchObject({ verdict: 'invalid', signature: 'failed' })
})

test('fails a badge whose stored credential is that of another badge', async () => {
  const [mine, theirs] = [await issue(), await issueForTest(issuer.ctx, templateId, 'lea@example.org')]
  await issuer.ctx.db.update(badges).set({ credential: theirs.credential }).where(eq(badges.id, mine.id))
  expect(await resultsOf(mine.id)).toMatchObject({ verdict: 'invalid', signature: 'failed' })
})

test('fails a delegation that was altered or is for another template', async () => {
  const template = await publishForTest(issuer.ctx)
  await world.runJobs()
  const { id } = await issue(template)
  const change = (set: object) => issuer.ctx.db.update(delegations).set(set).where(eq(delegations.templateId, template))
  await change({ maxCount: 1_000_000 })
  expect(await resultsOf(id)).toMatchObject({ verdict: 'invalid', delegation: 'failed' })
  await change({ maxCount: 100_000, withdrawnAt: new Date(world.now().getTime() + 1000) })
  expect(await resultsOf(id)).toMatchObject({ verdict: 'genuine', delegation: 'ok' })
  const [other] = await issuer.ctx.db.select().from(delegations).where(eq(delegations.templateId, templateId))
  await issuer.ctx.db.update(badges).set({ delegationN: other?.n }).where(eq(badges.id, id))
  expect(await verify(id)).toMatchObject({ word: 'notGenuine', because: 'delegation.otherTemplate' })
})

test('accepts a template that is still being anchored, but not altered fields', async () => {
  const template = await publishForTest(issuer.ctx)
  await world.runJobs()
  const { id } = await issue(template)
  const [version] = await issuer.ctx.db.select().from(templateVersions).where(eq(templateVersions.templateId, template))
  await issuer.ctx.db.delete(ledgerEntries).where(eq(ledgerEntries.hash, version?.hash ?? ''))
  expect(await resultsOf(id)).toMatchObject({ verdict: 'unknown', anchor: 'unknown' })
  await issuer.ctx.db.update(templates).set({ contractState: 'pending' }).where(eq(templates.id, template))
  expect(await resultsOf(id)).toMatchObject({ verdict: 'genuine', anchor: 'waiting' })
  const fields = { ...version?.fields, name: 'Mountain guide' }
  await issuer.ctx.db.update(templateVersions).set({ fields }).where(eq(templateVersions.templateId, template))
  expect(await resultsOf(id)).toMatchObject({ verdict: 'invalid', anchor: 'failed' })
})

test('caches a status list, signs it again after a day, and lets it be cached for five minutes', async () => {
  const { id } = await issue()
  const [row] = await issuer.ctx.db.select().from(badges).where(eq(badges.id, id))
  const listId = row?.statusListId ?? ''
  const first = await world.call(contract.getStatusList, { listId })
  expect(await world.call(contract.getStatusList, { listId })).toEqual(first)
  world.advance(DAY + 1000)
  const second = await world.call(contract.getStatusList, { listId })
  expect(second.validFrom).not.toBe(first.validFrom)
  const host = new URL(world.config.publicUrl).host
  const served = await world.app.inject({ url: `/status/${listId}`, headers: { host } })
  expect(served.headers['cache-control']).toBe('public, max-age=300')
})

test('reports a badge as expired after its end', async () => {
  const template = await publishForTest(issuer.ctx, { validity: 'duration', expirationDuration: SECONDS_A_MONTH })
  await world.runJobs()
  const { id } = await issue(template)
  expect((await resultsOf(id)).verdict).toBe('genuine')
  world.advance(32 * DAY)
  expect(await resultsOf(id)).toEqual({ verdict: 'expired', ...ALL_OK, period: 'failed' })
})
