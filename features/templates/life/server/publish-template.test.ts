import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemplateFields, templateHash } from '#credentials/badges/template-hash.ts'
import { verifyDelegation } from '#credentials/wallet-signatures/delegation.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { findLeaf } from '#features/ledger/server/find-leaf.ts'
import { ledgerEntries } from '#features/ledger/server/tables.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { signedDelegation } from '../../server/delegation/describe-delegation.ts'
import { takeDelegation } from '../../server/delegation/take-delegation.ts'
import { findDelegation } from '../../server/queries.ts'
import { delegations, templates, templateVersions } from '../../server/tables.ts'
import { signUpIssuer, templateForm } from '../../server/testing-issuer.ts'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const create = async (given: Parameters<typeof templateForm>[0]) =>
  world.call(contract.createTemplate, await templateForm(given), { token: issuer.token })
const publish = (templateId: string) => world.call(contract.publishTemplate, { templateId }, { token: issuer.token })
const read = (templateId: string) => world.call(contract.getTemplate, { templateId }, { token: issuer.token })
const remove = (templateId: string) => world.call(contract.deleteTemplate, { templateId }, { token: issuer.token })

test('anchors the hash of the public fields, by which the template is found', async () => {
  const { callbackId, templateId, hash } = await create({ name: 'Published' })
  await world.runJobs()
  expect(await readOperation(issuer.ctx, callbackId)).toMatchObject({ status: 'success' })
  expect(await read(templateId)).toMatchObject({ contractState: 'stored', hash })
  expect((await read(hash.slice(2))).id).toBe(templateId)
  const [version] = await issuer.ctx.db
    .select()
    .from(templateVersions)
    .where(eq(templateVersions.templateId, templateId))
  expect(templateHash(version?.fields as TemplateFields)).toBe(hash)
  expect(await findLeaf(issuer.ctx, hash)).toMatchObject({ entry: { kind: 'template', hash } })
})

test('anchors a draft once when published twice at once', async () => {
  const { templateId } = await create({ name: 'Twice', draft: true })
  const outcomes = await Promise.allSettled([publish(templateId), publish(templateId)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { key: 'alreadyPublished', status: 409 },
  })
  await world.runJobs()
  const { hash } = await read(templateId)
  expect(await issuer.ctx.db.select().from(ledgerEntries).where(eq(ledgerEntries.hash, hash))).toHaveLength(1)
  expect(await issuer.ctx.db.select().from(delegations).where(eq(delegations.templateId, templateId))).toHaveLength(1)
})

test('signs a delegation with the account key and counts each send against it', async () => {
  const { templateId } = await create({ name: 'Delegated', limit: 3 })
  await world.runJobs()
  const { n } = await takeDelegation(issuer.ctx, templateId, 2)
  await expect(takeDelegation(issuer.ctx, templateId, 2)).rejects.toMatchObject({ key: 'delegationEnded' })
  await takeDelegation(issuer.ctx, templateId, 1)
  const row = await findDelegation(issuer.ctx, issuer.issuerId, n)
  const { did } = (await findIssuer(issuer.ctx, issuer.issuerId)) ?? { did: '' }
  expect(row).toMatchObject({ maxCount: 3, used: 3, templateId })
  if (!row) return
  const { publicUrl } = world.config
  const signed = signedDelegation(row, did)
  const proof = row.signature as `0x${string}`
  expect(await verifyDelegation(signed, proof, { publicUrl })).toBe(true)
  expect(await verifyDelegation({ ...signed, maxCount: 4 }, proof, { publicUrl })).toBe(false)
  const headers = { host: new URL(publicUrl).host }
  const published = await world.app.inject({ url: `/issuers/${issuer.issuerId}/delegations/${n}`, headers })
  expect(published.json()).toMatchObject({ message: signed, signature: proof, withdrawnAt: '' })
})

test('deletes a draft at once', async () => {
  const draft = await create({ name: 'Gone', draft: true })
  expect(await remove(draft.templateId)).toEqual({ callbackId: '' })
  await expect(read(draft.templateId)).rejects.toMatchObject({ status: 404 })
})

test('refuses to delete a template while it is anchored (2001)', async () => {
  const { templateId } = await create({ name: 'Anchoring', draft: true })
  await issuer.ctx.db.update(templates).set({ contractState: 'pending' }).where(eq(templates.id, templateId))
  await expect(remove(templateId)).rejects.toMatchObject({ key: 'templateBeingCreated', code: 2001 })
})

test('marks a template refused by the ledger as failed, and anchors it at the next publication', async () => {
  await issuer.ctx.db.execute('alter table ledger_checkpoints rename to ledger_elsewhere')
  const { callbackId, templateId, hash } = await create({ name: 'Refused' })
  await world.runJobs()
  await issuer.ctx.db.execute('alter table ledger_elsewhere rename to ledger_checkpoints')
  expect(await readOperation(issuer.ctx, callbackId)).toMatchObject({ status: 'error', message: 'transactionFailed' })
  expect((await read(templateId)).contractState).toBe('failed')
  expect((await publish(templateId)).hash).toBe(hash)
  await world.runJobs()
  expect((await read(templateId)).contractState).toBe('stored')
})

test('draws cards of published templates for anyone, and no drafts', async () => {
  const { templateId, hash } = await create({ name: 'Drawn' })
  const headers = { host: new URL(world.config.publicUrl).host }
  const url = `/cards/${templateId}/${hash.slice(2)}.png`
  const first = await world.app.inject({ url, headers })
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
  const second = await world.app.inject({ url, headers })
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  expect((await world.app.inject({ url: url.replace(hash.slice(2), '0'.repeat(64)), headers })).statusCode).toBe(404)
  const draft = await create({ name: 'Not drawn', draft: true })
  expect((await world.app.inject({ url: `/cards/${draft.templateId}/.png`, headers })).statusCode).toBe(404)
})
