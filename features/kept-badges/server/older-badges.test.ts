import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bakePng } from '#credentials/files/bake-png.ts'
import { hostedSchool, RECIPIENT } from '#features/badges/verification/server/testing-hosted-school.ts'
import { getHolder } from '#features/holders/contract.ts'
import { getShown, keepBadge, readKeptBadge } from '../contract.ts'
import { OPENED_CHECK_MS, READINGS, SHOWN_CHECK_MS } from '../rules.ts'
import { keptBadges } from './tables.ts'
import { mailWallet, openKeptWorld, reopen } from './testing-kept.ts'

let kept: Awaited<ReturnType<typeof openKeptWorld>>
beforeAll(async () => {
  kept = await openKeptWorld()
})
beforeEach(() => kept.world.advance(READINGS.seconds * 1000))
afterAll(() => kept.close())

let badges = 0
/** An Open Badges 2.0 badge that its issuer publishes, given to an address, with changes of its assertion and its class. */
function publishFor(email: string, change: { assertion?: object; badge?: object } = {}) {
  const school = hostedSchool(kept.web)
  const path = `/assertions/${++badges}`
  const url = kept.web.origin + path
  const identity = `sha256$${createHash('sha256').update(`${email}${RECIPIENT.salt}`).digest('hex')}`
  const assertion = school.assertion({ id: url, recipient: { ...RECIPIENT, identity }, ...change.assertion })
  school.publish({ badge: change.badge ?? {} })
  kept.web.serve(path, JSON.stringify(assertion))
  const answer = (status: number) => () => kept.web.serve(path, (_, response) => response.writeHead(status).end())
  return { school, assertion, url, revoke: answer(410), leave: answer(503) }
}

const drawing = (side = 4) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#211970' } })
    .png()
    .toBuffer()
const inside = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`
const sideOf = async (url: string) => (await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata()).width

test('keeps a badge that its issuer publishes, and leaves it to its holder to have it checked', async () => {
  const lea = await mailWallet(kept.world, 'lea@example.org')
  const { assertion, revoke } = publishFor(lea.email)
  const { keptId } = await lea.keep(assertion)
  expect((await lea.list()).badges[0]?.summary).toMatchObject({
    title: 'Knots',
    issuer: { name: 'Harbour School', host: new URL(kept.web.origin).host },
    word: 'genuine',
    yours: 'address',
    standard: 'ob2',
    picture: '',
  })
  const [row] = await kept.world.ctx().db.select().from(keptBadges).where(eq(keptBadges.id, keptId))
  expect(row?.recheckAt).toBeNull()
  revoke()
  kept.world.advance(OPENED_CHECK_MS)
  const later = await reopen(kept.world, lea)
  expect((await later.check(keptId)).verification).toMatchObject({ word: 'genuine', state: 'revoked' })
})

test('gives back the picture that only names the address of its badge, as it was received', async () => {
  const lea = await mailWallet(kept.world, 'kim@example.org')
  const { assertion } = publishFor(lea.email)
  const picture = bakePng(await drawing(), assertion.id)
  const { keptId } = await lea.keep(picture)
  const { name, content } = await lea.file(keptId)
  expect([name, Buffer.from(content, 'base64')]).toEqual(['badge.png', Buffer.from(picture)])
})

test('shows the picture that only names the address of its badge', async () => {
  const lea = await mailWallet(kept.world, 'ada@example.org')
  const { picture } = await lea.read(bakePng(await drawing(), publishFor(lea.email).assertion.id))
  expect(picture).toMatch(/^data:image\/(?:png|jpeg);base64,/)
})

test('says that a badge could not be checked once its file names an address that is gone', async () => {
  const lea = await mailWallet(kept.world, 'gus@example.org')
  const { assertion, revoke } = publishFor(lea.email)
  const { keptId } = await lea.keep(bakePng(await drawing(), assertion.id))
  revoke()
  kept.world.advance(OPENED_CHECK_MS)
  const { verification, summary } = await (await reopen(kept.world, lea)).check(keptId)
  expect(verification).toMatchObject({ word: 'notChecked', state: 'unknown', because: 'hosted.notGiven' })
  expect(summary).toMatchObject({ title: 'Knots', word: 'notChecked' })
})

test('gives back a text that is only an address', async () => {
  const lea = await mailWallet(kept.world, 'noa@example.org')
  const { assertion } = publishFor(lea.email)
  const { keptId } = await lea.keep(assertion.id)
  const { name, type, content } = await lea.file(keptId)
  expect([name, type, Buffer.from(content, 'base64').toString()]).toEqual(['badge.txt', 'text/plain', assertion.id])
})

test('tells the holder of a badge whose page found that it was revoked', async () => {
  const lea = await mailWallet(kept.world, 'ole@example.org')
  const { assertion, revoke } = publishFor(lea.email)
  const { keptId } = await lea.keep(assertion)
  const { shownUrl } = await lea.share(keptId)
  revoke()
  kept.world.advance(SHOWN_CHECK_MS)
  await expect(kept.world.call(getShown, { shareId: shownUrl.split('/').at(-1) ?? '' })).rejects.toMatchObject({
    key: 'notFound',
  })
  await kept.world.runJobs()
  const mails = (await kept.world.outbox()).filter(({ to }) => to?.[0]?.address === lea.email)
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(`/kept/${keptId}`)])
  expect((await lea.list()).badges).toMatchObject([{ summary: { state: 'revoked' } }])
})

test('keeps it once, and not where the file says something else than its issuer', async () => {
  const lea = await mailWallet(kept.world, 'max@example.org')
  const { assertion } = publishFor(lea.email)
  await lea.keep(assertion)
  await expect(lea.keep(JSON.stringify(assertion, null, 2))).rejects.toMatchObject({ key: 'keptAlready' })
  const changed = lea.keep({ ...assertion, issuedOn: '2020-01-01T09:00:00Z' })
  await expect(changed).rejects.toMatchObject({ status: 422, key: 'badgeNotGenuine' })
})

test('is of nobody whose key somebody adds to the file', async () => {
  const eve = await mailWallet(kept.world, 'eve@example.org')
  const { badgeDid } = await kept.world.call(getHolder, {}, { token: eve.token })
  const { assertion } = publishFor('victim@example.org')
  const found = await eve.read({ ...assertion, credentialSubject: { id: badgeDid } })
  expect([found.verification.word, found.yours]).toEqual(['genuine', 'other'])
})

test('has no page for somebody who adds their address to the file', async () => {
  const eve = await mailWallet(kept.world, 'eva@example.org')
  const { assertion } = publishFor('victim@example.org')
  const identifier = { identityType: 'emailAddress', identityHash: eve.email, hashed: false }
  const { keptId } = await eve.keep({ ...assertion, credentialSubject: { identifier } }, true)
  await expect(eve.share(keptId)).rejects.toMatchObject({ key: 'shownRefused' })
})

test('has a page that does not lead to the document that says in clear to whom it was given', async () => {
  const lea = await mailWallet(kept.world, 'clear@example.org')
  const recipient = { type: 'email', hashed: false, identity: lea.email }
  const { assertion, url } = publishFor(lea.email, { assertion: { recipient } })
  const { keptId } = await lea.keep(assertion)
  const shareId = (await lea.share(keptId)).shownUrl.split('/').at(-1) ?? ''
  expect(JSON.stringify(await kept.world.call(getShown, { shareId }))).not.toContain(url)
})

test('does not show a picture that only the file has', async () => {
  const lea = await mailWallet(kept.world, 'mia@example.org')
  const { assertion } = publishFor(lea.email)
  const found = await lea.read({ ...assertion, image: inside(await drawing()), badge: assertion.badge })
  expect([found.verification.word, found.picture]).toEqual(['genuine', ''])
})

test('shows the picture inside of its class rather than that of the file that carries it', async () => {
  const lea = await mailWallet(kept.world, 'ida@example.org')
  const { assertion } = publishFor(lea.email, { badge: { image: inside(await drawing(8)) } })
  const { picture } = await lea.read(bakePng(await drawing(4), JSON.stringify(assertion)))
  expect(await sideOf(picture)).toBe(8)
})

test('loses the picture of a file that could not be checked once its issuer publishes it without one', async () => {
  const lea = await mailWallet(kept.world, 'eli@example.org')
  const { assertion, url, leave } = publishFor(lea.email)
  leave()
  const { keptId } = await lea.keep({ ...assertion, image: inside(await drawing()) })
  expect((await lea.check(keptId)).picture).not.toBe('')
  kept.web.serve(new URL(url).pathname, JSON.stringify(assertion))
  const found = await lea.check(keptId, true)
  expect([found.verification.word, found.picture]).toEqual(['genuine', ''])
})

test.each([
  ['no identifier', undefined],
  ['a URN', 'urn:uuid:6f6f1f3e-3c86-4b0e-9a3e-8f4a4b7c1d2e'],
])('keeps the address of a badge that states %s, as it was shown, and checks it there again', async (_, id) => {
  const lea = await mailWallet(kept.world, `link${++badges}@example.org`)
  const { url } = publishFor(lea.email, { assertion: { id } })
  const found = await kept.world.call(readKeptBadge, { url }, { token: lea.token })
  expect(found).toMatchObject({ name: 'badge.txt', verification: { word: 'genuine' } })
  const file = new File([Buffer.from(found.content, 'base64')], found.name, { type: found.type })
  const { keptId } = await kept.world.call(keepBadge, { file }, { token: lea.token })
  expect((await lea.check(keptId, true)).verification.word).toBe('genuine')
})

test('keeps the document of a badge at a link that states its address', async () => {
  const lea = await mailWallet(kept.world, 'una@example.org')
  const { assertion, url } = publishFor(lea.email)
  const { content } = await kept.world.call(readKeptBadge, { url }, { token: lea.token })
  expect(JSON.parse(Buffer.from(content, 'base64').toString())).toEqual(assertion)
})

/** The file of a badge whose issuer publishes it as Knots, with another class inside. */
function forgedFor(email: string) {
  const { school, assertion, ...published } = publishFor(email)
  const issuer = { type: 'Issuer', name: 'Sorbonne' }
  const badge = { ...school.badge(), name: 'Doctor of Medicine', description: 'By the Faculty', issuer }
  return { ...published, forged: { ...assertion, badge } }
}

test('shows on the page what was proven, not what the file says, once its host is away', async () => {
  const lea = await mailWallet(kept.world, 'forger@example.org')
  const { forged, leave } = forgedFor(lea.email)
  const { keptId } = await lea.keep(forged)
  const shareId = (await lea.share(keptId)).shownUrl.split('/').at(-1) ?? ''
  leave()
  kept.world.advance(SHOWN_CHECK_MS)
  expect(await kept.world.call(getShown, { shareId })).toMatchObject({
    word: 'notChecked',
    title: 'Knots',
    description: 'Ties ten knots without looking',
    issuer: { name: 'Harbour School' },
  })
})

test.each(['leave', 'revoke'] as const)('shelves what was proven, not what the file says: %s', async (end) => {
  const lea = await mailWallet(kept.world, `forger-${end}@example.org`)
  const { forged, ...published } = forgedFor(lea.email)
  const { keptId } = await lea.keep(forged)
  published[end]()
  kept.world.advance(OPENED_CHECK_MS)
  const { verification, summary } = await (await reopen(kept.world, lea)).check(keptId)
  expect(verification).toMatchObject({ title: 'Knots', state: end === 'leave' ? 'unknown' : 'revoked' })
  const issuedAt = '2026-01-01T09:00:00.000Z'
  const proven = { title: 'Knots', issuer: { name: 'Harbour School' }, issuedAt, yours: 'address' }
  expect(summary).toMatchObject({ ...proven, word: verification.word })
})

test('leaves a badge revoked while its host is away, with the day of that answer', async () => {
  const lea = await mailWallet(kept.world, 'rev@example.org')
  const { assertion, revoke, leave } = publishFor(lea.email)
  const { keptId } = await lea.keep(assertion)
  revoke()
  const { verification } = await lea.check(keptId, true)
  leave()
  kept.world.advance(1000)
  const later = await lea.check(keptId, true)
  expect([later.verification.state, later.verification.checkedAt]).toEqual(['revoked', verification.checkedAt])
})

test.each([
  ['somebody else', 'stranger@example.org', {}],
  ['the holder, of another day', undefined, { issuedOn: '2026-03-03T09:00:00Z' }],
])('does not become the badge of %s that its address gives later', async (_, email, change) => {
  const lea = await mailWallet(kept.world, `swap${++badges}@example.org`)
  const { url } = publishFor(lea.email)
  const { keptId } = await lea.keep(url)
  const other = publishFor(email ?? lea.email, { assertion: { id: url, ...change } })
  kept.web.serve(new URL(url).pathname, JSON.stringify(other.assertion))
  const { verification, yours } = await lea.check(keptId, true)
  expect([verification.word, verification.issuedAt, yours]).toEqual([
    'notChecked',
    '2026-01-01T09:00:00.000Z',
    'address',
  ])
})

test('stays the same badge where its address gives it with a new salt', async () => {
  const lea = await mailWallet(kept.world, 'salted@example.org')
  const { assertion, url } = publishFor(lea.email)
  const { keptId } = await lea.keep(url)
  const recipient = { type: 'email', hashed: false, identity: lea.email }
  kept.web.serve(new URL(url).pathname, JSON.stringify({ ...assertion, recipient }))
  const { verification, yours } = await lea.check(keptId, true)
  expect([verification.word, yours]).toEqual(['genuine', 'address'])
})
