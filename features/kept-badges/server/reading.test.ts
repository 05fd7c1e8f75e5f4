import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashEmail } from '#credentials/badges/email-hash.ts'
import { signVcJwt } from '#credentials/signing/vc-jwt.ts'
import { getHolder } from '#features/holders/contract.ts'
import { makeHolderOfAddress } from '#features/holders/server/make-holder-of-address.ts'
import { openWalletSession } from '#features/holders/server/open-wallet-session.ts'
import { browserSecret } from '#testing/stories.ts'
import { generateWalletKey } from '#testing/wallet-stories.ts'
import { readKeptBadge } from '../contract.ts'
import { READINGS } from '../rules.ts'
import { readKeptBadge as readKept } from './read-kept-badge.ts'
import { fileOf, keyWallet, mailWallet, openKeptWorld, type TestWallet } from './testing-kept.ts'

let kept: Awaited<ReturnType<typeof openKeptWorld>>
let lea: TestWallet
beforeAll(async () => {
  kept = await openKeptWorld()
  lea = await mailWallet(kept.world, 'lea@example.org')
})
beforeEach(() => kept.world.advance(READINGS.seconds * 1000))
afterAll(() => kept.close())

const stranger = () => generateWalletKey().badge.did
/** A badge with another subject, signed by its issuer. */
const badgeWith = (subject: object) => {
  const badge = kept.foreign.badge()
  return kept.foreign.sign({ ...badge, credentialSubject: { ...badge.credentialSubject, ...subject } } as typeof badge)
}

test('reads a badge with its word, its issuer, the text as it came and nothing kept', async () => {
  const signed = JSON.stringify(await kept.badgeFor('lea@example.org'), null, 2)
  const found = await lea.read(signed)
  expect(found).toMatchObject({
    verification: { word: 'genuine', state: 'inForce', form: 'json', standard: 'ob3' },
    yours: 'address',
    summary: { issuer: { name: 'Harbour School', host: new URL(kept.web.origin).host, isStated: true }, picture: '' },
    name: 'badge.json',
  })
  expect(Buffer.from(found.content, 'base64').toString()).toBe(signed)
  expect((await lea.list()).badges).toEqual([])
})

test('names the same badge by the same hash, in whatever way its file is written', async () => {
  const signed = await kept.badgeFor('lea@example.org')
  const [spaced, turned] = [
    JSON.stringify(signed, null, 4),
    JSON.stringify(Object.fromEntries(Object.entries(signed).reverse())),
  ]
  expect((await lea.read(spaced)).hash).toBe((await lea.read(turned)).hash)
  expect((await lea.read(await kept.badgeFor('lea@example.org'))).hash).not.toBe((await lea.read(spaced)).hash)
})

describe('whom a badge names', () => {
  const address = (hash: string, rest: object = {}) => ({
    id: stranger(),
    identifier: [{ type: 'IdentityObject', identityType: 'emailAddress', identityHash: hash, ...rest }],
  })
  test.each([
    [
      'an address of the holder, hashed with a salt',
      address(hashEmail('lea@example.org', 's1'), { hashed: true, salt: 's1' }),
      'address',
    ],
    ['one in clear, in other capitals', address('LEA@Example.org', { hashed: false }), 'address'],
    [
      'the holder as the second of two',
      {
        id: stranger(),
        identifier: [...address('max@example.org').identifier, ...address('lea@example.org').identifier],
      },
      'address',
    ],
    [
      'the holder after five others',
      {
        id: stranger(),
        identifier: [
          ...Array.from({ length: 5 }, () => address('max@example.org').identifier).flat(),
          ...address('lea@example.org').identifier,
        ],
      },
      'other',
    ],
    [
      'the holder after five numbers of the issuer',
      {
        id: stranger(),
        identifier: [
          ...Array.from({ length: 5 }, (_, at) => ({
            ...address(`s${at}`).identifier[0],
            identityType: 'studentId',
          })),
          ...address('lea@example.org').identifier,
        ],
      },
      'address',
    ],
    [
      'the holder with a salt that is longer than any',
      {
        id: 'urn:uuid:6f6f1f3e-3c86-4b0e-9a3e-8f4a4b7c1d2e',
        identifier: address(hashEmail('lea@example.org', 's'.repeat(501)), { hashed: true, salt: 's'.repeat(501) })
          .identifier,
      },
      'none',
    ],
    ['a subject that is the address', { id: 'mailto:lea@example.org', identifier: undefined }, 'address'],
    ['the address of somebody else', address('max@example.org', { hashed: false }), 'other'],
    ['a hash of somebody else', address(hashEmail('max@example.org', 's1'), { hashed: true, salt: 's1' }), 'other'],
    ['the key of somebody else', { id: stranger(), identifier: undefined }, 'other'],
    ['a number of the issuer', { id: 'urn:uuid:6f6f1f3e-3c86-4b0e-9a3e-8f4a4b7c1d2e', identifier: undefined }, 'none'],
    [
      'a name',
      {
        id: 'urn:uuid:6f6f1f3e-3c86-4b0e-9a3e-8f4a4b7c1d2e',
        identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: 'Léa', hashed: false }],
      },
      'none',
    ],
  ])('%s', async (_, subject, yours) => {
    expect((await lea.read(await badgeWith(subject))).yours).toBe(yours)
  })

  test('the key of the wallet', async () => {
    const ada = await keyWallet(kept.world)
    const { badgeDid } = await kept.world.call(getHolder, {}, { token: ada.token })
    const signed = await badgeWith({ id: badgeDid, identifier: undefined })
    expect((await ada.read(signed)).yours).toBe('key')
    expect((await lea.read(signed)).yours).toBe('other')
  })

  test('an address that somebody only said was theirs is not', async () => {
    const { id: holderId } = await makeHolderOfAddress(kept.world.ctx(), { email: 'said@example.org', language: 'en' })
    const opened = { holderId, renewSecret: browserSecret(), fromClaim: false }
    const { token } = await openWalletSession(kept.world.ctx(), opened)
    const file = fileOf(await kept.badgeFor('said@example.org'))
    expect((await kept.world.call(readKeptBadge, { file }, { token })).yours).toBe('other')
  })
})

test('says that an altered badge is not genuine', async () => {
  const signed = await kept.badgeFor('lea@example.org')
  const found = await lea.read({ ...signed, name: 'Another name' })
  expect(found.verification).toMatchObject({ word: 'notGenuine', because: 'signature.altered' })
  expect(found.summary.word).toBe('notGenuine')
})

test('reads a JWT as a JWT', async () => {
  const jwt = await signVcJwt(await kept.badgeFor('lea@example.org'), kept.foreign.jwtKey)
  expect(await lea.read(jwt)).toMatchObject({ name: 'badge.jwt', verification: { form: 'jwt', word: 'genuine' } })
})

test('reads the badge at an address', async () => {
  const signed = JSON.stringify(await kept.badgeFor('lea@example.org'))
  kept.web.serve('/badges/at-an-address', signed)
  const url = `${kept.web.origin}/badges/at-an-address`
  const found = await kept.world.call(readKeptBadge, { url }, { token: lea.token })
  expect(Buffer.from(found.content, 'base64').toString()).toBe(signed)
})

test('refuses several badges in one file', async () => {
  const [one, two] = [await kept.badgeFor('lea@example.org'), await kept.badgeFor('lea@example.org')]
  await expect(lea.read(JSON.stringify([one, two]))).rejects.toMatchObject({ status: 422, key: 'keptOneOnly' })
})

test('refuses text that is no badge', async () => {
  await expect(lea.read('{"a": 1}')).rejects.toMatchObject({ status: 422, key: 'notABadge' })
})

test('refuses a session that only a claim link opened', async () => {
  const opened = { holderId: lea.holderId, renewSecret: browserSecret(), fromClaim: true }
  const { token } = await openWalletSession(kept.world.ctx(), opened)
  const file = fileOf(await kept.badgeFor('lea@example.org'))
  const asked = kept.world.call(readKeptBadge, { file }, { token })
  await expect(asked).rejects.toMatchObject({ status: 403, key: 'keptNotProven' })
})

test('reads at most 60 badges of a wallet in 10 minutes, from whatever networks', async () => {
  const often = await mailWallet(kept.world, 'often@example.org')
  const actor = { kind: 'holder', sessionId: often.sessionId, holderId: often.holderId, isProven: true } as const
  const read = () => readKept(kept.world.ctx(actor), { file: fileOf('{}') })
  for (let at = 0; at < READINGS.limit; at++) await expect(read()).rejects.toMatchObject({ key: 'notABadge' })
  await expect(read()).rejects.toMatchObject({ key: 'tooManyRequests' })
})
