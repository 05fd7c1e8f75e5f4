import { afterAll, afterEach, expect, test } from 'vitest'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { CREDENTIALS_CONTEXT, type Credential, OPEN_BADGES_CONTEXT } from '#credentials/credential.ts'
import { generateIssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { issuerOf } from '#credentials/read-credential.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { signVcJwt } from '#credentials/signing/vc-jwt.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { foreignIssuer } from '#testing/foreign-issuer.ts'
import { ENDORSEMENTS_MAX } from '../../rules.ts'
import { signAsIssuer } from '../../server/issuing/sign-as-issuer.ts'
import { badges } from '../../server/tables.ts'
import { issueForTest, publishForTest } from '../../server/testing-badge.ts'
import { openVisits } from './testing-visits.ts'

const loader = bundledLoader()
const { world, web, check, leave, close } = await openVisits()
const foreign = foreignIssuer(world, web)
await foreign.serveList()
afterEach(leave)
afterAll(close)

const made = generateIssuingKey()
const federation = `did:key:${made.publicKeyMultibase}`
const key = openIssuingKey(federation, made.secretKey)

const endorsing = (id: string, change: object = {}) =>
  ({
    '@context': [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT],
    id: 'urn:uuid:44444444-4444-4444-8444-444444444444',
    type: ['VerifiableCredential', 'EndorsementCredential'],
    name: 'Endorsement',
    issuer: { id: federation, type: ['Profile'], name: 'Federation' },
    validFrom: '2026-01-03T00:00:00Z',
    credentialSubject: { id, type: ['EndorsementSubject'], endorsementComment: 'We ask for it at level 1.' },
    ...change,
  }) as unknown as Credential
const sign = (credential: Credential) => signCredential(credential, { key, loader, now: world.now() })
const idOf = () => String(foreign.badge().id)
const badgeWith = (endorsement: unknown[]) => foreign.sign({ ...foreign.badge(), endorsement } as unknown as Credential)

test('says who endorsed a badge, and with which word', async () => {
  const found = await check(await badgeWith([await sign(endorsing(idOf()))]))
  expect(found).toMatchObject({ word: 'genuine', kind: 'badge' })
  expect(found.endorsements).toEqual([
    {
      word: 'genuine',
      state: 'inForce',
      because: '',
      about: 'badge',
      isBound: true,
      issuer: { name: 'Federation', did: federation, host: '' },
      comment: 'We ask for it at level 1.',
      issuedAt: '2026-01-03T00:00:00.000Z',
    },
  ])
})

test.each([
  ['changed after it was signed', 'notGenuine', 'signature.altered', { credentialSubject: { id: '' } }],
  ['signed with a type that is not supported', 'notChecked', 'signature.proofUnsupported', { proof: 'bbs-2023' }],
])('an endorsement %s changes nothing about the badge', async (_, word, because, change) => {
  const signed = await sign(endorsing(idOf()))
  const [proof] = signed.proof
  const spoiled =
    'proof' in change
      ? { ...signed, proof: { ...proof, cryptosuite: change.proof } }
      : { ...signed, credentialSubject: { ...signed.credentialSubject, endorsementComment: 'Not much.' } }
  const found = await check(await badgeWith([spoiled]))
  expect(found.word).toBe('genuine')
  expect(found.endorsements).toMatchObject([{ word, because }])
})

test('an endorsement about another badge is not shown', async () => {
  const found = await check(await badgeWith([await sign(endorsing('urn:uuid:55555555-5555-4555-8555-555555555555'))]))
  expect(found).toMatchObject({ word: 'genuine', endorsements: [] })
})

test('at most five are checked, the newest first', async () => {
  const days = Array.from({ length: ENDORSEMENTS_MAX + 2 }, (_, n) => `2026-01-0${n + 1}T00:00:00Z`)
  const signed = await Promise.all(days.map((validFrom) => sign(endorsing(idOf(), { validFrom }))))
  const { endorsements } = await check(await badgeWith(signed))
  expect(endorsements.map(({ issuedAt }) => issuedAt.slice(0, 10))).toEqual([
    ...['2026-01-05', '2026-01-04', '2026-01-03', '2026-01-02', '2026-01-01'],
  ])
})

test('an endorsement as JWT by the issuer of another badge is read', async () => {
  const own = endorsing(idOf(), { issuer: { id: foreign.did, type: ['Profile'], name: 'Harbour School' } })
  const { proof: _, ...plain } = own as typeof own & { proof?: unknown }
  const jwt = await signVcJwt(plain as never, foreign.jwtKey)
  // The context of Open Badges does not define `endorsementJwt`: such a badge is a JWT itself.
  const badge = { ...foreign.badge(), endorsementJwt: [jwt] }
  const found = await check(await signVcJwt(badge as never, foreign.jwtKey))
  expect(found.endorsements).toMatchObject([{ word: 'genuine', about: 'badge', issuer: { did: foreign.did } }])
})

test('those of a badge that was changed are not looked at', async () => {
  const badge = await badgeWith([await sign(endorsing(idOf()))])
  const found = await check({ ...badge, name: 'Another' })
  expect(found).toMatchObject({ word: 'notGenuine', endorsements: [] })
})

test('an endorsement alone is read as one', async () => {
  const found = await check(await sign(endorsing(idOf())))
  expect(found).toMatchObject({
    word: 'genuine',
    kind: 'endorsement',
    description: 'We ask for it at level 1.',
    recipient: { identifier: idOf() },
    endorsements: [],
  })
  expect(found.checks.find(({ check }) => check === 'shape')?.finding).toBe('shape.follows')
})

test('an endorsement in the name of a community here, which signs none, is not genuine', async () => {
  const { ctx, did } = await openOurs()
  const ours = await signAsIssuer(ctx, did, endorsing(idOf(), { issuer: { id: did.didWeb, type: ['Profile'] } }))
  const { endorsements } = await check(await badgeWith([ours]))
  expect(endorsements).toMatchObject([{ word: 'notGenuine', because: 'delegation.missing' }])
})

async function openOurs() {
  const { ctx } = await signUpIssuer(world, 'Cordée Lyon')
  const templateId = await publishForTest(ctx)
  await world.runJobs()
  const { credential } = await issueForTest(ctx, templateId, 'malik@example.org')
  const [badge] = await ctx.db.select().from(badges).limit(1)
  return { ctx, did: { id: badge?.issuerId ?? '', didWeb: issuerOf(credential) ?? '' } }
}

test('an endorsement that no table can hold is left out', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const stated = { ...endorsing(idOf()), issuer: 'did:web:a\u0000b' }
  const badge = { ...foreign.badge(), endorsementJwt: [`${part({ alg: 'ES256' })}.${part(stated)}.c2ln`] }
  const found = await check(await signVcJwt(badge as never, foreign.jwtKey))
  expect(found).toMatchObject({ word: 'genuine', endorsements: [] })
})
