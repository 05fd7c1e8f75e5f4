import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { verifyCredential } from '@digitalbazaar/vc'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import type { DidDocument } from '#credentials/dids/did-document.ts'
import { getStatusList, verifyBadge } from '#features/badges/contract.ts'
import { sealStatusLists } from '#features/badges/server/status/seal-status-lists.ts'
import { statusLists } from '#features/badges/server/tables.ts'
import { didDocument } from '#features/issuers/contract.ts'
import { eraseIssuer } from '#features/issuers/server/erase-issuer.ts'
import { getClaim } from '#features/issuing/contract.ts'
import { destroyKeys } from '#features/keys/server/destroy-keys.ts'
import { type KeyPurpose, sealedKeys } from '#features/keys/server/tables.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { rotateIssuingKey } from './rotate-issuing-key.ts'
import { claims } from './tables.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world, { limit: 20 })
})
afterAll(() => world.close())

type Badge = Record<string, unknown> & { proof: { verificationMethod: string }[] }

async function claim(token: string): Promise<Badge> {
  const { credentials } = await claimWithKey(world, token)
  return credentials[0]?.credential as Badge
}
const rotate = (isCompromised = false, { issuerId } = issuer) => {
  world.advance(1000)
  return rotateIssuingKey(world.ctx(), { issuerId, isCompromised })
}
const delegationsOf = ({ issuerId }: { issuerId: string }) =>
  world.ctx().db.select().from(delegations).where(eq(delegations.issuerId, issuerId)).orderBy(delegations.n)
const keysOf = ({ issuerId }: { issuerId: string }, purpose: KeyPurpose) =>
  and(eq(sealedKeys.ownerId, issuerId), eq(sealedKeys.purpose, purpose))
const ours = async ({ id }: Badge) =>
  (await world.call(verifyBadge, { badgeId: String(id).split('/').at(-1) ?? '' })).verdict
const keyOf = ({ proof }: Badge) => proof[0]?.verificationMethod.split('#')[1]

/** The verdict of an independent library, given the issuer's public document. */
async function theirs(badge: Badge): Promise<boolean> {
  const document = (await world.call(didDocument, { issuerId: issuer.issuerId })) as DidDocument
  const loader = bundledLoader(async (url) => {
    if (url === document.id) return document
    const method = document.verificationMethod.find(({ id }) => id === url)
    return method && { '@context': 'https://w3id.org/security/multikey/v1', ...method }
  })
  const { verified } = await verifyCredential({
    credential: JSON.parse(JSON.stringify(badge)),
    suite: new DataIntegrityProof({ cryptosuite }),
    now: world.now(),
    checkStatus: async () => ({ verified: true }),
    documentLoader: loader,
  })
  return verified
}

test('verifies old badges after a rotation, and issues pending ones with the new key', async () => {
  const [lea = '', max = ''] = await issuer.send('lea@example.org', 'max@example.org', 'zoe@example.org')
  const old = await claim(lea)
  const [before, after] = [keyOf(old), await rotate()]
  expect(after).toMatchObject({ outcome: 'rotated', delegations: 1, claims: 2 })
  expect(after.publicKey).not.toBe(before)
  expect([await ours(old), await theirs(old)]).toEqual(['genuine', true])
  expect(await theirs({ ...old, name: 'Another' })).toBe(false)
  const waiting = await claim(max)
  const [kim = ''] = await issuer.send('kim@example.org')
  const fresh = await claim(kim)
  for (const badge of [waiting, fresh]) {
    expect(keyOf(badge)).toBe(after.publicKey)
    expect([await ours(badge), await theirs(badge)]).toEqual(['genuine', true])
  }
  const rows = await delegationsOf(issuer)
  expect(rows.reduce((sum, { used }) => sum + used, 0)).toBe(4)
  expect(rows.at(-1)).toMatchObject({ maxCount: 19, used: 3 })
})

test('issues verifiable badges for claims collected during a rotation', async () => {
  const tokens = await issuer.send(...Array.from({ length: 6 }, (_, i) => `climber${i}@example.org`))
  const [made] = await Promise.all([Promise.all(tokens.map(claim)), rotate()])
  for (const badge of made) expect(await ours(badge)).toBe('genuine')
})

test('invalidates badges of a compromised key, and verifies those of the next one', async () => {
  const [lea = '', max = ''] = await issuer.send('lea@example.com', 'max@example.com')
  const old = await claim(lea)
  await rotate(true)
  expect([await ours(old), await theirs(old)]).toEqual(['invalid', false])
  const next = await claim(max)
  expect([await ours(next), await theirs(next)]).toEqual(['genuine', true])
})

test('links the delegations in the DID document', async () => {
  const { service } = (await world.call(didDocument, { issuerId: issuer.issuerId })) as DidDocument
  const host = new URL(world.config.publicUrl).host
  const get = async (url = '') => (await world.app.inject({ url: new URL(url).pathname, headers: { host } })).json()
  const listed: { delegations: string[] } = await get(service?.[0]?.serviceEndpoint)
  const [row] = await world.ctx().db.select().from(claims).limit(1)
  const of = listed.delegations.find((url) => url.endsWith(`/${row?.delegationN}`))
  expect(await get(of)).toMatchObject({ message: { templateId: issuer.templateId } })
})

test('moves open links to the new key, and counts only collected badges', async () => {
  const other = await startSending(world)
  const [endless, five] = [await other.open({ didLimit: -1 }), await other.open({ didLimit: 5 })]
  await claim(five)
  const [lea = ''] = await other.send('lea@example.net')
  const [first] = await delegationsOf(other)
  const after = await rotate(false, other)
  expect(after).toMatchObject({ delegations: 1, claims: 3 })
  const [old, next] = await delegationsOf(other)
  expect(old).toMatchObject({ used: 1 })
  expect(next).toMatchObject({ used: 1, maxCount: (first?.maxCount ?? 0) - 1 })
  for (const token of [endless, five, lea]) {
    const badge = await claim(token)
    expect([keyOf(badge), await ours(badge)]).toEqual([after.publicKey, 'genuine'])
  }
  expect((await delegationsOf(other)).map(({ used }) => used)).toEqual([1, 3])
})

test('leaves a link with a used-up delegation readable after a rotation', async () => {
  const other = await startSending(world, { limit: 2 })
  const link = await other.open({ didLimit: -1 })
  for (let i = 0; i < 2; i++) await claim(link)
  const before = await world.call(getClaim, { token: link })
  await rotate(false, other)
  expect(await world.call(getClaim, { token: link })).toEqual(before)
  expect((await delegationsOf(other)).at(-1)).toMatchObject({ withdrawnAt: null, maxCount: 0, used: 0 })
})

test('issues verifiable badges from open links during a rotation', async () => {
  const other = await startSending(world)
  const links = await Promise.all(Array.from({ length: 4 }, () => other.open({ didLimit: -1 })))
  const taking = links.flatMap((link) => [claim(link), claim(link)])
  const made = taking.map(async (badge) => ours(await badge))
  await Promise.all(Array.from({ length: 4 }, () => rotate(false, other)))
  expect(await Promise.all(made)).toEqual(links.flatMap(() => ['genuine', 'genuine']))
  expect((await delegationsOf(other)).reduce((sum, { used }) => sum + used, 0)).toBe(8)
})

test('replaces a compromised key even where the account key is not on the server', async () => {
  const other = await startSending(world)
  const [lea = ''] = await other.send('lea@example.net', 'max@example.net')
  const badge = await claim(lea)
  await world.ctx().db.delete(sealedKeys).where(keysOf(other, 'account'))
  expect(await rotate(false, other)).toMatchObject({ outcome: 'left' })
  expect(await ours(badge)).toBe('genuine')
  const after = await rotate(true, other)
  expect(after).toMatchObject({ outcome: 'unsigned', delegations: 0, claims: 0 })
  expect(await ours(badge)).toBe('invalid')
  const ended = await delegationsOf(other)
  // A pending claim keeps its place there until it is sent again.
  expect(ended).toMatchObject([{ withdrawnAt: expect.any(Date), used: 2 }])
  const { proof } = await world.call(getStatusList, { listId: await listOf(other) })
  expect(JSON.stringify(proof)).toContain(after.publicKey)
})

test('marks the keys of a deleted issuer as compromised, and makes no new one', async () => {
  const other = await startSending(world)
  const [lea = ''] = await other.send('lea@example.net')
  const badge = await claim(lea)
  await sealStatusLists(world.ctx(), other.issuerId)
  await eraseIssuer(world.ctx(), other.issuerId)
  await destroyKeys(world.ctx(), other.issuerId)
  expect(await rotate(false, other)).toMatchObject({ outcome: 'left' })
  expect(await ours(badge)).toBe('genuine')
  expect(await rotate(true, other)).toMatchObject({ outcome: 'compromised', publicKey: '' })
  expect(await ours(badge)).toBe('invalid')
  expect(await world.ctx().db.select().from(sealedKeys).where(keysOf(other, 'issuing'))).toHaveLength(1)
})

async function listOf({ issuerId }: { issuerId: string }): Promise<string> {
  const [list] = await world.ctx().db.select().from(statusLists).where(eq(statusLists.issuerId, issuerId))
  return list?.id ?? ''
}
