import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bakePng } from '#credentials/files/bake-png.ts'
import { hostedSchool, RECIPIENT } from '#features/badges/verification/server/testing-hosted-school.ts'
import { getShown } from '../contract.ts'
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
/** An Open Badges 2.0 badge that its issuer publishes, given to an address. */
function publishFor(email: string) {
  const school = hostedSchool(kept.web)
  const path = `/assertions/${++badges}`
  const identity = `sha256$${createHash('sha256').update(`${email}${RECIPIENT.salt}`).digest('hex')}`
  const assertion = school.assertion({ id: kept.web.origin + path, recipient: { ...RECIPIENT, identity } })
  school.publish()
  kept.web.serve(path, JSON.stringify(assertion))
  return { assertion, revoke: () => kept.web.serve(path, (_, response) => response.writeHead(410).end()) }
}

const drawing = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#211970' } })
    .png()
    .toBuffer()

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
