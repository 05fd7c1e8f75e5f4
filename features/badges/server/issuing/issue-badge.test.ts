// On both databases: bytes and dates come from two drivers.

import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashEmail } from '#credentials/badges/email-hash.ts'
import { isUsableSlot, USABLE_SLOTS } from '#credentials/status/status-list.ts'
import { SECONDS_A_MONTH } from '#features/templates/rules.ts'
import { templates } from '#features/templates/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { badges, statusLists } from '../tables.ts'
import { issueForTest, publishForTest } from '../testing-badge.ts'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const listsOf = () => issuer.ctx.db.select().from(statusLists).where(eq(statusLists.issuerId, issuer.issuerId))

test('issues an Open Badges credential to the DID, with the address as a salted hash only', async () => {
  const templateId = await publishForTest(issuer.ctx, {
    points: 7,
    validity: 'duration',
    expirationDuration: SECONDS_A_MONTH,
  })
  const { id, holder, token } = await issueForTest(issuer.ctx, templateId, 'malik@example.org')
  await world.call(contract.createShare, { badgeId: id }, { token })
  const credential = await world.call(contract.getCredential, { badgeId: id })
  expect(credential).toMatchObject({
    id: `${world.config.publicUrl}/credentials/${id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: expect.stringMatching(/^did:web:/), name: 'Cordée Lyon' },
    credentialSubject: { id: holder.did, result: [{ value: '7' }] },
    validUntil: expect.stringMatching(/Z$/),
  })
  const [identity] = (credential.credentialSubject as { identifier: { identityHash: string; salt: string }[] })
    .identifier
  expect(identity?.identityHash).toBe(hashEmail('malik@example.org', identity?.salt ?? ''))
  expect(JSON.stringify(credential)).not.toContain('malik')
  await expect(world.call(contract.getCredential, { badgeId: 'nobody' })).rejects.toMatchObject({ status: 404 })
})

test('signs a text stored with control characters without them, as every verifier reads it', async () => {
  const templateId = await publishForTest(issuer.ctx)
  const description = 'On\trock\r\nand\u0001 ice\u007f'
  await issuer.ctx.db.update(templates).set({ description }).where(eq(templates.id, templateId))
  const { credential } = await issueForTest(issuer.ctx, templateId, 'old@example.org')
  expect(credential.credentialSubject.achievement).toMatchObject({ description: 'On rock\nand ice' })
})

test('gives each of several badges issued at once a usable slot of its own', async () => {
  const templateId = await publishForTest(issuer.ctx)
  const issued = await Promise.all(
    Array.from({ length: 12 }, (_, i) => issueForTest(issuer.ctx, templateId, `climber${i}@example.org`)),
  )
  const ids = issued.map(({ id }) => id)
  const rows = await issuer.ctx.db.select().from(badges).where(inArray(badges.id, ids))
  expect(new Set(rows.map(({ statusListId, statusIndex }) => `${statusListId} ${statusIndex}`)).size).toBe(12)
  expect(rows.every(({ statusIndex }) => isUsableSlot(statusIndex))).toBe(true)
  const taken = (await listsOf()).reduce((sum, list) => sum + list.taken, 0)
  expect(await issuer.ctx.db.$count(badges, eq(badges.issuerId, issuer.issuerId))).toBe(taken)
})

test('adds no badges to a list that is half full', async () => {
  const templateId = await publishForTest(issuer.ctx)
  const before = await listsOf()
  await issuer.ctx.db.update(statusLists).set({ taken: USABLE_SLOTS / 2 })
  const { id } = await issueForTest(issuer.ctx, templateId, 'late@example.org')
  const [badge] = await issuer.ctx.db.select().from(badges).where(eq(badges.id, id))
  expect(before.map((list) => list.id)).not.toContain(badge?.statusListId)
  expect(await listsOf()).toHaveLength(before.length + 1)
})

test('issues nothing and takes no slot when the transaction fails', async () => {
  const templateId = await publishForTest(issuer.ctx)
  const { claimId } = await issueForTest(issuer.ctx, templateId, 'once@example.org')
  const before = await listsOf()
  await expect(issueForTest(issuer.ctx, templateId, 'once@example.org', claimId)).rejects.toThrow()
  expect(await listsOf()).toEqual(before)
  expect(await issuer.ctx.db.$count(badges, eq(badges.claimId, claimId))).toBe(1)
})

test('ends a one-month badge of 31 January on the last day of February', async () => {
  const now = world.now()
  const january = new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 31, 12))
  world.advance(january.getTime() - now.getTime())
  const validity = { validity: 'duration', expirationDuration: SECONDS_A_MONTH } as const
  const { id } = await issueForTest(issuer.ctx, await publishForTest(issuer.ctx, validity), 'winter@example.org')
  const { validFrom, validUntil } = await world.call(contract.getCredential, { badgeId: id })
  const year = january.getUTCFullYear()
  const lastOfFebruary = new Date(Date.UTC(year, 2, 0)).toISOString().slice(0, 10)
  expect([String(validFrom).slice(0, 10), String(validUntil).slice(0, 10)]).toEqual([`${year}-01-31`, lastOfFebruary])
  expect(String(validUntil).slice(10)).toBe(String(validFrom).slice(10))
  const [row] = await issuer.ctx.db.select().from(badges).where(eq(badges.id, id))
  expect(row?.validUntil?.toISOString().slice(0, 19)).toBe(String(validUntil).slice(0, 19))
})
