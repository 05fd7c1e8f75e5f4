import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkStatus } from '#credentials/status/check-status.ts'
import { decodeList, emptyList, randomUsableSlot, readSlot } from '#credentials/status/status-list.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { destroyKeys } from '#features/keys/server/destroy-keys.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { events } from '#platform/tables.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { badges, statusLists } from '../tables.ts'
import { issueForTest, publishForTest } from '../testing-badge.ts'
import { revokeBadges } from './revoke-badges.ts'
import { sealStatusLists } from './seal-status-lists.ts'
import { resumeBadges, suspendBadges } from './suspend-badges.ts'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let templateId: string
let count = 0

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
  templateId = await publishForTest(issuer.ctx, { suspendable: true })
  await world.runJobs()
})
afterAll(() => world.close())

const issue = () => issueForTest(issuer.ctx, templateId, `climber${count++}@example.org`)
const verify = (badgeId: string) => world.call(contract.verifyBadge, { badgeId })
const rowOf = async (badgeId: string) => {
  const [row] = await issuer.ctx.db.select().from(badges).where(eq(badges.id, badgeId))
  if (!row) throw new Error('No such badge')
  return row
}
const listOf = async (listId: string) => {
  const [row] = await issuer.ctx.db.select().from(statusLists).where(eq(statusLists.id, listId))
  if (!row) throw new Error('No such list')
  return row
}

test('shows a suspended badge as suspended everywhere until it is reinstated', async () => {
  const { id, credential, token } = await issue()
  const suspension = () => world.call(contract.getSuspensionList, { listId })
  const { statusListId: listId } = await rowOf(id)
  expect(checkStatus(credential, await suspension())).toEqual({ ok: true })
  expect(await suspendBadges(issuer.ctx, [id], 'Under review')).toEqual([id])
  expect(await suspendBadges(issuer.ctx, [id], 'Once more')).toEqual([])
  expect(checkStatus(credential, await suspension())).toEqual({ ok: false, reason: 'suspended' })
  expect(checkStatus(credential, await world.call(contract.getStatusList, { listId }))).toEqual({ ok: true })
  const found = await verify(id)
  expect(found).toMatchObject({ verdict: 'suspended', suspendedReason: 'Under review', revokedAt: '' })
  const status = found.checks.find(({ check }) => check === 'status')
  expect(status).toMatchObject({ result: 'failed', finding: 'status.suspended', facts: { why: 'Under review' } })
  const held = await world.call(contract.listHeld, {}, { token })
  expect(held.badges).toMatchObject([{ suspendedAt: expect.stringMatching(/Z$/), suspendedReason: 'Under review' }])
  expect(await resumeBadges(issuer.ctx, [id])).toEqual([id])
  expect(checkStatus(credential, await suspension())).toEqual({ ok: true })
  expect(await verify(id)).toMatchObject({ verdict: 'genuine', suspendedAt: '', suspendedReason: '' })
  expect(await resumeBadges(issuer.ctx, [id])).toEqual([])
})

test('revokes a suspended badge for good', async () => {
  const { id } = await issue()
  await suspendBadges(issuer.ctx, [id], 'Under review')
  expect(await revokeBadges(issuer.ctx, [id], 'Given by mistake')).toEqual([id])
  expect(await verify(id)).toMatchObject({ verdict: 'revoked', revokedReason: 'Given by mistake' })
  expect(await resumeBadges(issuer.ctx, [id])).toEqual([])
  expect((await verify(id)).verdict).toBe('revoked')
})

test('does not suspend a badge whose credential names no suspension list', async () => {
  const plain = await publishForTest(issuer.ctx)
  const { id, credential } = await issueForTest(issuer.ctx, plain, 'plain@example.org')
  expect(credential.credentialStatus).toMatchObject({ statusPurpose: 'revocation' })
  expect(await suspendBadges(issuer.ctx, [id], 'Under review')).toEqual([])
})

test('ignores changes by another issuer', async () => {
  const { id } = await issue()
  const other = await signUpIssuer(world, 'Bloc Annecy')
  expect(await suspendBadges(other.ctx, [id], 'Not theirs')).toEqual([])
  await suspendBadges(issuer.ctx, [id], 'Ours')
  expect(await resumeBadges(other.ctx, [id])).toEqual([])
})

test('lets both lists be cached for five minutes', async () => {
  const { statusListId } = await rowOf((await issue()).id)
  const host = new URL(world.config.publicUrl).host
  for (const path of ['', '/suspension']) {
    const served = await world.app.inject({ url: `/status/${statusListId}${path}`, headers: { host } })
    expect(served.headers['cache-control']).toBe('public, max-age=300')
  }
})

/** Writes badges without signing them, over two lists, and returns their ids. */
async function fillLists(number: number): Promise<{ ids: string[]; listIds: string[] }> {
  const pattern = await rowOf((await issue()).id)
  const at = world.now()
  const listIds = [`many-${count}-a`, `many-${count}-b`]
  const { issuerId } = pattern
  for (const id of listIds) {
    await issuer.ctx.db.insert(statusLists).values({ id, issuerId, bits: emptyList(), createdAt: at, taken: 65_536 })
  }
  const slots = new Set<number>()
  while (slots.size < number / 2) slots.add(randomUsableSlot())
  const rows = listIds.flatMap((statusListId) =>
    [...slots].map((statusIndex) => {
      const id = `${statusListId}-${statusIndex}`
      return { ...pattern, id, claimId: id, statusListId, statusIndex }
    }),
  )
  for (let i = 0; i < rows.length; i += 1000) await issuer.ctx.db.insert(badges).values(rows.slice(i, i + 1000))
  return { ids: rows.map(({ id }) => id), listIds }
}

test('revokes ten thousand badges in one call that writes each list once', async () => {
  const { ids, listIds } = await fillLists(10_000)
  expect(await revokeBadges(issuer.ctx, ids, 'The course was cancelled')).toHaveLength(10_000)
  for (const listId of listIds) {
    const list = await listOf(listId)
    expect(list.version).toBe(2)
    const rows = await issuer.ctx.db.select().from(badges).where(eq(badges.statusListId, listId))
    expect(rows.filter(({ statusIndex }) => readSlot(list.bits, statusIndex))).toHaveLength(5000)
  }
  expect(await issuer.ctx.db.$count(events, eq(events.kind, 'badge.revoked'))).toBeGreaterThanOrEqual(10_000)
  const [listId = ''] = listIds
  const { credentialSubject } = await world.call(contract.getStatusList, { listId })
  expect(decodeList((credentialSubject as { encodedList: string }).encodedList)).toEqual(
    new Uint8Array((await listOf(listId)).bits),
  )
})

testOnPostgres('loses no status bit when many badges change at once', async () => {
  const { ids, listIds } = await fillLists(400)
  const shuffled = (by: number) => ids.map((_, i) => ids[(i * by) % ids.length] ?? '')
  const outcomes = await Promise.all([
    ...[7, 11, 13, 17].map((by) => revokeBadges(issuer.ctx, shuffled(by).slice(0, 250), 'At once')),
    ...[3, 9].map((by) => suspendBadges(issuer.ctx, shuffled(by).reverse(), 'At once too')),
  ])
  const revoked = outcomes.slice(0, 4).flat()
  expect(new Set(revoked).size).toBe(revoked.length)
  const rows = await issuer.ctx.db.select().from(badges).where(inArray(badges.statusListId, listIds))
  expect(rows.filter(({ revokedAt }) => revokedAt)).toHaveLength(revoked.length)
  for (const listId of listIds) {
    const list = await listOf(listId)
    for (const row of rows.filter((each) => each.statusListId === listId)) {
      expect(readSlot(list.bits, row.statusIndex)).toBe(row.revokedAt !== null)
      expect(readSlot(list.suspendedBits ?? emptyList(), row.statusIndex)).toBe(row.suspendedAt !== null)
    }
  }
})

testOnPostgres('loses no status bit when other badges of a list change at once', async () => {
  const { ids, listIds } = await fillLists(400)
  const parts = [0, 1, 2, 3].map((part) => ids.filter((_, at) => at % 4 === part))
  await Promise.all(parts.map((part) => revokeBadges(issuer.ctx, part, 'At once')))
  for (const listId of listIds) {
    const { bits } = await listOf(listId)
    const rows = await issuer.ctx.db.select().from(badges).where(eq(badges.statusListId, listId))
    expect(rows.filter(({ statusIndex }) => !readSlot(bits, statusIndex))).toEqual([])
  }
})

// Runs last: it deletes the issuer.
test('leaves the sealed lists of a deleted issuer unchanged', async () => {
  const { id } = await issue()
  const { statusListId: listId } = await rowOf(id)
  await sealStatusLists(issuer.ctx, issuer.ctx.actor.issuerId)
  const sealed = await world.call(contract.getStatusList, { listId })
  await issuer.ctx.db.update(issuers).set({ deletedAt: world.now() }).where(eq(issuers.id, issuer.ctx.actor.issuerId))
  await destroyKeys(issuer.ctx, issuer.ctx.actor.issuerId)
  await expect(revokeBadges(issuer.ctx, [id], 'Too late')).rejects.toMatchObject({ key: 'notFound' })
  expect(await rowOf(id)).toMatchObject({ revokedAt: null })
  expect(await world.call(contract.getStatusList, { listId })).toEqual(sealed)
})
