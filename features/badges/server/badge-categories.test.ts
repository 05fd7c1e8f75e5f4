import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkShape } from '#credentials/checking/check-shape.ts'
import { CATEGORIES } from '#features/templates/rules.ts'
import { pictureFile, signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import { listHeld, verifyAny, verifyBadge } from '../contract.ts'
import { issueForTest, publishForTest } from './testing-badge.ts'

type Given = Parameters<typeof publishForTest>[1]

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const SKILLED: Given = {
  alignment: [{ targetName: 'Belay', targetUrl: 'https://skills.example.org/belay', targetCode: 'B-1' }],
  tags: ['rope', 'safety'],
  credits: 1.5,
}
const EVENT: Given = { startDate: '2099-03-14T19:00:00Z', endDate: '2099-03-14T23:00:00Z', location: 'Lyon, France' }

async function issue(given: Given, options = {}, more = {}) {
  const templateId = await publishForTest(issuer.ctx, given)
  const made = await issueForTest(issuer.ctx, templateId, 'noa@example.org', undefined, options, more)
  const { badges } = await world.call(listHeld, {}, { token: made.token })
  const held = badges.find(({ id }) => id === made.id)
  const shown = await world.call(verifyBadge, { badgeId: made.id })
  return { credential: JSON.parse(JSON.stringify(made.credential)), held, shown }
}

test.each(CATEGORIES)('gives a badge (%s) one status, and the shape that Open Badges demands', async (category) => {
  const image = category === 'membership' ? await pictureFile(856, 540) : undefined
  const { credential } = await issue({ ...EVENT, category, ...(image && { image }), ...SKILLED })
  expect(credential.credentialStatus).toMatchObject({ type: 'BitstringStatusListEntry', statusPurpose: 'revocation' })
  expect(checkShape(credential)).toBeUndefined()
})

test('gives a badge that can be suspended a second status', async () => {
  const { credential } = await issue({ suspendable: true })
  const purposes = credential.credentialStatus.map((entry: { statusPurpose: string }) => entry.statusPurpose)
  expect(purposes).toEqual(['revocation', 'suspension'])
})

test('states skills, tags and credits in the credential and on its pages', async () => {
  const { credential, shown } = await issue(SKILLED)
  const { achievement } = credential.credentialSubject
  const given = { targetName: 'Belay', targetUrl: 'https://skills.example.org/belay', targetCode: 'B-1' }
  expect(achievement.alignment).toEqual([{ type: ['Alignment'], ...given }])
  expect(achievement).toMatchObject({ tag: ['rope', 'safety'], creditsAvailable: 1.5 })
  const alignment = [{ ...given, targetFramework: '', targetType: '' }]
  expect(shown.skills).toEqual({ alignment, tags: ['rope', 'safety'], credits: 1.5 })
  const published = await world.app.inject({
    url: new URL(achievement.id).pathname,
    headers: { host: new URL(world.config.publicUrl).host },
  })
  const { versions } = published.json()
  expect(versions[0].fields).toMatchObject({ alignment: [given], tags: ['rope', 'safety'], credits: 1.5 })
})

test.each([
  'http://data.europa.eu/esco/skill/00000000-0000-4000-8000-000000000001',
  'urn:uuid:7e4d1f9a-3c0b-4e1c-9d43-0a5b8a1a0001',
  'HTTPS://www.onetonline.org/link/summary/17-2051.00',
])('signs the identifier of a skill exactly as typed, which verifiers read: %s', async (targetUrl) => {
  const { credential, shown } = await issue({ alignment: [{ targetName: 'Belay', targetUrl }] })
  expect(credential.credentialSubject.achievement.alignment[0].targetUrl).toBe(targetUrl)
  expect(checkShape(credential)).toBeUndefined()
  expect(shown.skills.alignment[0]?.targetUrl).toBe(targetUrl)
  const file = new File([JSON.stringify(credential)], 'badge.json')
  const found = await world.call(verifyAny, { file })
  expect([found.word, found.skills.alignment[0]?.targetUrl]).toEqual(['genuine', targetUrl])
})

test('names the giver of a Community badge in the credential and on the card', async () => {
  const { credential, held } = await issue({ category: 'community' })
  expect(credential.credentialSubject.source).toMatchObject({ type: ['Profile'], name: 'Cordée Lyon' })
  expect(credential.credentialSubject.achievement.achievementType).toBe('Award')
  expect(held).toMatchObject({ giver: { name: '', did: '' }, card: { giver: 'Cordée Lyon' } })
})

test('names a person who gave it, with their words, on the card and for readers', async () => {
  const giver = { did: 'did:sdi:0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B', name: 'In\u00e8s' }
  const { credential, held } = await issue({ category: 'community' }, {}, { giver, evidenceText: 'Thank you.' })
  expect(credential.credentialSubject.source).toMatchObject({ id: giver.did, name: giver.name })
  expect(held).toMatchObject({
    giver: { ...giver, isErased: false },
    card: { giver: giver.name, sentence: 'Thank you.' },
  })
})

test('gives a Participation badge its event as dates and evidence, and negative points', async () => {
  const { credential, shown } = await issue({ ...EVENT, category: 'participation', name: 'Night', points: -3 })
  expect(credential.credentialSubject).toMatchObject({
    activityStartDate: '2099-03-14T19:00:00Z',
    activityEndDate: '2099-03-14T23:00:00Z',
    result: [{ value: '-3' }],
  })
  expect(credential.evidence).toEqual([
    { type: ['Evidence'], name: 'Night', genre: 'Event', description: 'Lyon, France' },
  ])
  expect(shown).toMatchObject({
    verdict: 'genuine',
    card: { place: 'Lyon', eventDate: '2099-03-14T19:00', points: -3 },
  })
})

test('shows the seat of a Ticket to its holder only', async () => {
  const options = { name: 'Noa', seat: '14', section: 'B' }
  const { credential, held, shown } = await issue({ ...EVENT, category: 'ticket', optionSeat: true }, options)
  const values = credential.credentialSubject.result.map(({ value }: { value: string }) => value)
  expect(values).toEqual(['14'])
  expect(held?.card).toMatchObject({ seat: '14' })
  expect(shown.verdict).toBe('genuine')
  expect(JSON.stringify(shown)).not.toContain('"14"')
})

test('dates a membership from the day its card was issued', async () => {
  const { credential, held } = await issue({ category: 'membership', image: await pictureFile(856, 540) })
  expect(credential.credentialSubject.achievement).toMatchObject({
    achievementType: 'Membership',
    name: 'Cordée Lyon membership',
    criteria: { narrative: 'Be a member of Cordée Lyon.' },
  })
  expect(held?.card.memberSince).toMatch(/^\d{4}/)
})

test('issues a Role without a picture with the picture of its issuer and its own alt text', async () => {
  const { credential, shown } = await issue({ category: 'role', image: undefined, imageAlt: 'A shield' })
  const { image, achievementType } = credential.credentialSubject.achievement
  expect(achievementType).toBe('ext:Role')
  expect(image).toMatchObject({ caption: 'A shield', id: expect.stringMatching(/\/ipfs\/b/) })
  expect(shown.verdict).toBe('genuine')
})
