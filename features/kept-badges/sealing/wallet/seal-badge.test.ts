import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf } from '#base/base64.ts'
import { type OwnKey, readPhrase, seedOf } from '#features/holders/keys/wallet/own-key.ts'
import { openBadge, openSummary, type SealedBadge, sealBadge } from './seal-badge.ts'
import { deriveSealKeys, isSealedBy } from './seal-keys.ts'
import { openPart, sealPart } from './seal-part.ts'

const PHRASE = 'test test test test test test test test test test test junk'
const OTHER_PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const ID = '0123456789abcdefghjkmnpqrs'
const BADGE = {
  hash: 'ab'.repeat(32),
  content: 'eyJ9',
  summary: { title: 'Route finding, niveau 2 🧗' },
} as SealedBadge

function keyOf(phrase: string): OwnKey {
  const key = readPhrase(phrase)
  if (!key) throw new Error('Not a phrase')
  return key
}
const keysOf = (phrase: string, did = keyOf(phrase).did) => deriveSealKeys(seedOf(keyOf(phrase).entropy), did)

async function sealed(keptId = ID) {
  const keys = await keysOf(PHRASE)
  const { sealed, summary, hash } = await sealBadge(keys, keptId, BADGE)
  return { content: Buffer.from(await sealed.arrayBuffer()).toString('base64'), summary, hash }
}

test('a second device with the phrase opens what the first one sealed', async () => {
  const { content, summary } = await sealed()
  const second = await keysOf(PHRASE)
  expect(await openBadge(second, ID, content)).toEqual(BADGE)
  expect(await openSummary(second, ID, summary)).toEqual(BADGE.summary)
})

test('another phrase opens nothing', async () => {
  const { content, summary } = await sealed()
  const other = await keysOf(OTHER_PHRASE, keyOf(PHRASE).did)
  expect(await openBadge(other, ID, content)).toBeUndefined()
  expect(await openSummary(other, ID, summary)).toBeUndefined()
})

test('what was sealed for one row opens for no other', async () => {
  const { content } = await sealed()
  expect(await openBadge(await keysOf(PHRASE), ID.replace('0', '1'), content)).toBeUndefined()
})

test('what was sealed for one account opens for no other', async () => {
  const { content } = await sealed()
  const keys = await keysOf(PHRASE, 'did:sdi:0x0000000000000000000000000000000000000001')
  expect(await openBadge(keys, ID, content)).toBeUndefined()
})

test('a summary does not open as a badge', async () => {
  const { summary } = await sealed()
  expect(await openBadge(await keysOf(PHRASE), ID, summary)).toBeUndefined()
})

test('a badge with any changed, missing or additional byte does not open', async () => {
  const keys = await keysOf(PHRASE)
  const whole = bytesOf((await sealed()).content)
  const place = { keptId: ID, part: 'badge' } as const
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const changed = whole.map((byte, index) => (index === at ? byte ^ by : byte))
      expect(await openPart(keys, place, changed)).toBeUndefined()
      expect(await openPart(keys, place, whole.slice(0, at))).toBeUndefined()
      expect(await openPart(keys, place, new Uint8Array([...whole, by]))).toBeUndefined()
    }),
  )
})

test('what no device sealed does not open', async () => {
  const keys = await keysOf(PHRASE)
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect(await openBadge(keys, ID, text)).toBeUndefined()
    }),
  )
})

test('any value opens as it was sealed', async () => {
  const keys = await keysOf(PHRASE)
  const place = { keptId: ID, part: 'badge' } as const
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      const known = JSON.parse(JSON.stringify(value))
      expect(await openPart(keys, place, await sealPart(keys, place, value))).toEqual(known)
    }),
  )
})

test('the same badge is sealed differently each time', async () => {
  expect((await sealed()).content).not.toBe((await sealed()).content)
})

test('the same badge has one name on every device of a phrase, and another for another phrase', async () => {
  const [first, second] = [await sealed(), await sealed(ID.replace('0', '1'))]
  expect(first.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(second.hash).toBe(first.hash)
  expect((await sealBadge(await keysOf(OTHER_PHRASE), ID, BADGE)).hash).not.toBe(first.hash)
})

test('the name of a badge is not its hash, which the server could compute', async () => {
  expect((await sealed()).hash).not.toBe(BADGE.hash)
})

test('its keys leave the browser in no form', async () => {
  const { sealing, naming } = await keysOf(PHRASE)
  await expect(crypto.subtle.exportKey('raw', sealing)).rejects.toThrow()
  await expect(crypto.subtle.exportKey('jwk', naming)).rejects.toThrow()
})

test('the key is the HKDF of RFC 5869 over the seed with its name', async () => {
  // Node's own HKDF and AES open what the browser's interface sealed.
  const { createDecipheriv, hkdfSync } = await import('node:crypto')
  const key = keyOf(PHRASE)
  const raw = new Uint8Array(hkdfSync('sha256', seedOf(key.entropy), '', 'blazon kept badges v1', 32))
  const whole = bytesOf((await sealed()).content)
  const opening = createDecipheriv('aes-256-gcm', raw, whole.slice(0, 12))
  opening.setAAD(Buffer.from(JSON.stringify(['badge', ID, key.did.toLowerCase()])))
  opening.setAuthTag(whole.slice(-16))
  const text = Buffer.concat([opening.update(whole.slice(12, -16)), opening.final()]).toString()
  expect(JSON.parse(text)).toEqual(BADGE)
})

test('a DID with and without capitals is one account', async () => {
  const keys = await keysOf(PHRASE)
  expect(isSealedBy(keys, keys.did.toLowerCase())).toBe(true)
  expect(isSealedBy(keys, keyOf(OTHER_PHRASE).did)).toBe(false)
  expect(isSealedBy(keys, '')).toBe(false)
})
