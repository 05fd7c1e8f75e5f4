import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sealedKeys } from '#features/keys/server/tables.ts'
import * as contract from '../../contract.ts'
import { READINGS, SHOWN_CHECK_MS, SHOWN_MAX } from '../../rules.ts'
import { openRowKeys, pageKeyId, sealPart } from '../../server/sealing.ts'
import { keptShares } from '../../server/tables.ts'
import { mailWallet, openKeptWorld } from '../../server/testing-kept.ts'
import { endPageOfId } from './end-pages.ts'

let kept: Awaited<ReturnType<typeof openKeptWorld>>
beforeAll(async () => {
  kept = await openKeptWorld()
})
beforeEach(async () => {
  kept.world.advance(READINGS.seconds * 1000)
  kept.foreign.serveDocument()
  await kept.foreign.serveList()
})
afterAll(() => kept.close())

let people = 0
/** A wallet with a badge in it. */
async function withBadge() {
  const lea = await mailWallet(kept.world, `shower${++people}@example.org`)
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  return { lea, keptId }
}
/** The same, with its page. */
async function shared() {
  const { lea, keptId } = await withBadge()
  const { shownUrl } = await lea.share(keptId)
  return { lea, keptId, shownUrl, shareId: shownUrl.split('/').at(-1) ?? '' }
}
const look = (shareId: string) => kept.world.call(contract.getShown, { shareId })
const page = (shareId: string) => kept.world.app.inject({ url: `${kept.world.config.publicUrl}/shown/${shareId}` })
const db = () => kept.world.ctx().db

test('shows a shared badge to everyone, without its holder, their address and its picture', async () => {
  const { lea, shareId, shownUrl } = await shared()
  const shown = await look(shareId)
  const host = new URL(kept.web.origin).host
  expect(shown).toMatchObject({
    word: 'genuine',
    state: 'inForce',
    issuer: { name: 'Harbour School', host, did: kept.foreign.did, isStated: true },
    shownUrl,
  })
  const said = JSON.stringify(shown)
  for (const hidden of ['sha256$', lea.email, 'did:key:', 'recipient', 'picture']) expect(said).not.toContain(hidden)
})

test('shows no place of the badge in a status list, nor any other fact that leads to its holder', async () => {
  const { shareId } = await shared()
  const { checks } = await look(shareId)
  const of = (name: string) => checks.find(({ check }) => check === name)?.facts
  expect([of('issuer'), of('status')]).toEqual([{ did: kept.foreign.did }, {}])
})

test('has a page that no search engine lists, and that says nothing of the badge in its head', async () => {
  const { shareId } = await shared()
  const { statusCode, headers, body } = await page(shareId)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).not.toContain('Harbour School')
  expect((await page('unknown')).statusCode).toBe(404)
})

test('gives the same page when a badge is shared again', async () => {
  const { lea, keptId, shownUrl } = await shared()
  expect(await lea.share(keptId)).toEqual({ shownUrl })
  expect((await lea.list()).badges[0]?.shownUrl).toBe(shownUrl)
})

test('ends with its copy when the holder turns it off, and gets another address then', async () => {
  const { lea, keptId, shareId, shownUrl } = await shared()
  await lea.endShare(keptId)
  await expect(look(shareId)).rejects.toMatchObject({ status: 404 })
  expect((await page(shareId)).statusCode).toBe(404)
  const [row] = await db().select().from(keptShares).where(eq(keptShares.id, shareId))
  expect(row).toMatchObject({ sealed: null, reading: null })
  expect(await db().$count(sealedKeys, eq(sealedKeys.ownerId, pageKeyId(shareId)))).toBe(0)
  expect((await lea.share(keptId)).shownUrl).not.toBe(shownUrl)
})

test('ends when the badge is removed', async () => {
  const { lea, keptId, shareId } = await shared()
  await lea.remove(keptId)
  await expect(look(shareId)).rejects.toMatchObject({ status: 404 })
})

test('is refused for a badge that names somebody else, and for one that could not be checked', async () => {
  const lea = await mailWallet(kept.world, `shower${++people}@example.org`)
  const others = await lea.keep(await kept.badgeFor('other@example.org'), true)
  const away = { listUrl: `${kept.web.origin}/lists/none`, slot: 8 }
  const unchecked = await lea.keep(await kept.badgeFor(lea.email, { status: away }))
  for (const { keptId } of [others, unchecked])
    await expect(lea.share(keptId)).rejects.toMatchObject({ status: 409, key: 'shownRefused' })
})

test('is refused for a badge that was revoked since it was kept', async () => {
  const { lea, keptId } = await withBadge()
  await kept.foreign.serveList(8)
  await expect(lea.share(keptId)).rejects.toMatchObject({ status: 409, key: 'shownRefused' })
})

test('is refused beyond 20 pages', async () => {
  const { lea, keptId, shareId } = await shared()
  const [row] = await db().select().from(keptShares).where(eq(keptShares.id, shareId))
  if (!row) throw new Error('There is one')
  const copies = Array.from({ length: SHOWN_MAX - 1 }, (_, at) => ({
    ...row,
    id: `${shareId}-${at}`,
    keptId: `k${at}`,
  }))
  await db().insert(keptShares).values(copies)
  const { keptId: next } = await lea.keep(await kept.badgeFor(lea.email))
  await expect(lea.share(next)).rejects.toMatchObject({ status: 409, key: 'shownTooMany' })
  await lea.endShare(keptId)
  await lea.share(next)
})

test('asks the issuer again after an hour, not before', async () => {
  const { shareId } = await shared()
  kept.web.requests.length = 0
  await look(shareId)
  expect(kept.web.requests).toEqual([])
  kept.world.advance(SHOWN_CHECK_MS)
  const { checkedAt } = await look(shareId)
  expect(kept.web.requests.length).toBeGreaterThan(0)
  expect(kept.world.now().getTime() - Date.parse(checkedAt)).toBeLessThan(SHOWN_CHECK_MS)
})

test('closes when the issuer revokes the badge', async () => {
  const { lea, shareId } = await shared()
  await kept.foreign.serveList(8)
  kept.world.advance(SHOWN_CHECK_MS)
  await expect(look(shareId)).rejects.toMatchObject({ status: 404 })
  expect((await lea.list()).badges[0]?.shownUrl).toBe('')
})

test('closes when the holder finds out first', async () => {
  const { lea, keptId, shareId } = await shared()
  await kept.foreign.serveList(8)
  await lea.check(keptId, true)
  await expect(look(shareId)).rejects.toMatchObject({ status: 404 })
})

test('stays with the word "could not be checked" while the issuer is away', async () => {
  const { shareId } = await shared()
  kept.web.serve('/lists/1', (_, response) => response.writeHead(503).end())
  kept.world.advance(SHOWN_CHECK_MS)
  expect(await look(shareId)).toMatchObject({ word: 'notChecked', state: 'unknown' })
  await kept.foreign.serveList()
  kept.world.advance(SHOWN_CHECK_MS)
  expect(await look(shareId)).toMatchObject({ word: 'genuine' })
})

test('has one visitor of many ask the issuer', async () => {
  const { shareId } = await shared()
  kept.world.advance(SHOWN_CHECK_MS)
  kept.web.requests.length = 0
  await look(shareId)
  const asked = kept.web.requests.length
  kept.world.advance(SHOWN_CHECK_MS)
  kept.web.requests.length = 0
  await Promise.all(Array.from({ length: 8 }, () => look(shareId)))
  expect(kept.web.requests).toHaveLength(asked)
})

test('can be reported to the operator, once a day by e-mail and with nothing of the badge, and ended by them', async () => {
  const { shareId, shownUrl } = await shared()
  await kept.world.call(contract.reportShown, { shareId })
  await kept.world.call(contract.reportShown, { shareId })
  await kept.world.runJobs()
  const mails = (await kept.world.outbox()).filter(({ text }) => text?.includes(shownUrl))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to?.[0]?.address).toBe(kept.world.config.supportEmail)
  expect(mails[0]?.text).toContain(`npm run operator -- kept-share ${shareId} end`)
  expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain('Harbour School')
  expect(await endPageOfId(kept.world.ctx(), shareId)).toBe(true)
  await expect(look(shareId)).rejects.toMatchObject({ status: 404 })
  expect(await endPageOfId(kept.world.ctx(), shareId)).toBe(false)
  await expect(kept.world.call(contract.reportShown, { shareId })).rejects.toMatchObject({ status: 404 })
})

test('gets no other page once an operator ended it', async () => {
  const { lea, keptId, shareId } = await shared()
  await endPageOfId(kept.world.ctx(), shareId)
  await expect(lea.share(keptId)).rejects.toMatchObject({ status: 409, key: 'shownRefused' })
})

test('gets no other page once its badge was removed and kept again', async () => {
  const lea = await mailWallet(kept.world, `shower${++people}@example.org`)
  const signed = await kept.badgeFor(lea.email)
  const first = await lea.keep(signed)
  const { shownUrl } = await lea.share(first.keptId)
  await endPageOfId(kept.world.ctx(), shownUrl.split('/').at(-1) ?? '')
  await lea.remove(first.keptId)
  const { keptId } = await lea.keep(signed)
  await expect(lea.share(keptId)).rejects.toMatchObject({ status: 409, key: 'shownRefused' })
})

test('keeps the hash of its badge only where an operator ended it', async () => {
  const [one, other] = [await shared(), await shared()]
  await one.lea.endShare(one.keptId)
  await endPageOfId(kept.world.ctx(), other.shareId)
  const hashes = async (id: string) => (await db().select().from(keptShares).where(eq(keptShares.id, id)))[0]?.hash
  expect(await hashes(one.shareId)).toBeNull()
  expect(await hashes(other.shareId)).toMatch(/^[0-9a-f]{64}$/)
})

test('checks its badge again where an older version found something in another shape', async () => {
  const { shareId } = await shared()
  const keyId = pageKeyId(shareId)
  const key = (await openRowKeys(kept.world.ctx(), [keyId])).get(keyId)
  if (!key) throw new Error('There is one')
  const reading = sealPart(key, 'reading', { verification: { word: 'genuine' } })
  await db().update(keptShares).set({ reading }).where(eq(keptShares.id, shareId))
  expect(await look(shareId)).toMatchObject({ word: 'genuine', issuer: { name: 'Harbour School' } })
})

test('leaves the last answer on the shelf where a page is visited during an outage', async () => {
  const { lea, shareId } = await shared()
  kept.web.serve('/lists/1', (_, response) => response.writeHead(503).end())
  kept.world.advance(SHOWN_CHECK_MS)
  expect((await look(shareId)).word).toBe('notChecked')
  expect((await lea.list()).badges[0]?.summary?.word).toBe('genuine')
})
