import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { verifyCredential } from '@digitalbazaar/vc'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#apps/server/testing.ts'
import type { DidDocument } from '#credentials/did-document.ts'
import { bundledLoader } from '#credentials/document-loader.ts'
import { verifyBadge } from '#features/badges/contract.ts'
import { didDocument } from '#features/issuers/contract.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { rotateIssuingKey } from './rotate-issuing-key.ts'
import { claims } from './tables.ts'
import { claimWithKey, startSending } from './testing-claim.ts'

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
const rotate = (isCompromised = false) => {
  world.advance(1000)
  return rotateIssuingKey(world.ctx(), { issuerId: issuer.issuerId, isCompromised })
}
const ours = async ({ id }: Badge) =>
  (await world.call(verifyBadge, { badgeId: String(id).split('/').at(-1) ?? '' })).verdict
const keyOf = ({ proof }: Badge) => proof[0]?.verificationMethod.split('#')[1]

/** The verdict of a library that is not ours, given the issuer's document as anyone reads it. */
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

test('after a rotation old badges verify here and elsewhere, and what waits is made with the new key', async () => {
  const [lea = '', max = ''] = await issuer.send('lea@example.org', 'max@example.org', 'zoe@example.org')
  const old = await claim(lea)
  const [before, after] = [keyOf(old), await rotate()]
  expect(after).toMatchObject({ delegations: 1, claims: 2 })
  expect(after?.publicKey).not.toBe(before)
  expect([await ours(old), await theirs(old)]).toEqual(['genuine', true])
  expect(await theirs({ ...old, name: 'Another' })).toBe(false)
  const waiting = await claim(max)
  const [kim = ''] = await issuer.send('kim@example.org')
  const fresh = await claim(kim)
  for (const badge of [waiting, fresh]) {
    expect(keyOf(badge)).toBe(after?.publicKey)
    expect([await ours(badge), await theirs(badge)]).toEqual(['genuine', true])
  }
  const rows = await world.ctx().db.select().from(delegations)
  expect(rows.reduce((sum, { used }) => sum + used, 0)).toBe(4)
  expect(rows.at(-1)).toMatchObject({ maxCount: 19, used: 3 })
})

test('claims that are taken while the key is rotated give badges that verify', async () => {
  const tokens = await issuer.send(...Array.from({ length: 6 }, (_, i) => `climber${i}@example.org`))
  const [made] = await Promise.all([Promise.all(tokens.map(claim)), rotate()])
  for (const badge of made) expect(await ours(badge)).toBe('genuine')
})

test('what a key in wrong hands signed is good no more, what the next one signs is', async () => {
  const [lea = '', max = ''] = await issuer.send('lea@example.com', 'max@example.com')
  const old = await claim(lea)
  await rotate(true)
  expect([await ours(old), await theirs(old)]).toEqual(['invalid', false])
  const next = await claim(max)
  expect([await ours(next), await theirs(next)]).toEqual(['genuine', true])
})

test('the document leads to the delegations', async () => {
  const { service } = (await world.call(didDocument, { issuerId: issuer.issuerId })) as DidDocument
  const host = new URL(world.config.publicUrl).host
  const get = async (url = '') => (await world.app.inject({ url: new URL(url).pathname, headers: { host } })).json()
  const listed: { delegations: string[] } = await get(service?.[0]?.serviceEndpoint)
  const [row] = await world.ctx().db.select().from(claims).limit(1)
  const of = listed.delegations.find((url) => url.endsWith(`/${row?.delegationN}`))
  expect(await get(of)).toMatchObject({ message: { templateId: issuer.templateId } })
})
