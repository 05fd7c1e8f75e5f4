import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bakePng } from '#credentials/files/bake-png.ts'
import { promoteIssuer } from '#features/issuers/server/promotion/promote-issuer.ts'
import { rewrapKeys } from '#features/keys/server/rewrap-keys.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { audit } from '#platform/tables.ts'
import { generateWalletKey } from '#testing/wallet-stories.ts'
import { KEPT_BYTES_MAX, KEPT_MAX, KEPT_PAGE, OPENED_CHECK_MS, READINGS } from '../rules.ts'
import { keptBadges } from './tables.ts'
import { mailWallet, openKeptWorld, reopen } from './testing-kept.ts'

let kept: Awaited<ReturnType<typeof openKeptWorld>>
beforeAll(async () => {
  kept = await openKeptWorld()
})
beforeEach(async () => {
  kept.world.advance(READINGS.seconds * 1000)
  await kept.foreign.serveList()
})
afterAll(() => kept.close())

let people = 0
const wallet = () => mailWallet(kept.world, `person${++people}@example.org`)
const db = () => kept.world.ctx().db

test('keeps a badge, lists it, and gives its file back as it came', async () => {
  const lea = await wallet()
  const text = JSON.stringify(await kept.badgeFor(lea.email), null, 3)
  const { keptId } = await lea.keep(text)
  const { badges, next, count } = await lea.list()
  expect(badges).toMatchObject([
    {
      keptId,
      sealedBy: '',
      needsSealing: false,
      shownUrl: '',
      summary: { word: 'genuine', state: 'inForce', yours: 'address', issuer: { name: 'Harbour School' } },
    },
  ])
  expect({ next, count }).toEqual({ next: '', count: 1 })
  const file = await lea.file(keptId)
  expect(file).toMatchObject({ name: 'badge.json', isSealed: false })
  expect(Buffer.from(file.content, 'base64').toString()).toBe(text)
})

test('says nothing of a badge in the database, the audit or the events', async () => {
  const lea = await wallet()
  await lea.keep(await kept.badgeFor(lea.email))
  const rows = await rowsOf<{ dump: string }>(
    db(),
    sql`select string_agg(t::text, '') as dump from (
      select kept_badges::text as t from kept_badges union all select sealed_keys::text from sealed_keys
      union all select audit::text from audit union all select events::text from events) all_rows`,
  )
  expect(rows[0]?.dump).toContain('keptBadge.kept')
  const said = ['Harbour School', 'Knots', new URL(kept.web.origin).host]
  for (const word of said) {
    expect(rows[0]?.dump).not.toContain(word)
    expect(rows[0]?.dump).not.toContain(Buffer.from(word).toString('hex'))
  }
})

test('keeps a badge once', async () => {
  const lea = await wallet()
  const signed = await kept.badgeFor(lea.email)
  await lea.keep(signed)
  await expect(lea.keep(JSON.stringify(signed, null, 2))).rejects.toMatchObject({ status: 409, key: 'keptAlready' })
  expect((await lea.list()).count).toBe(1)
})

test('lets two wallets keep the same badge', async () => {
  const [lea, max] = [await wallet(), await wallet()]
  const signed = await kept.badgeFor(lea.email)
  await lea.keep(signed)
  await max.keep(signed, true)
  expect((await max.list()).badges[0]?.summary?.yours).toBe('other')
})

test('refuses a badge that is not genuine', async () => {
  const lea = await wallet()
  const signed = await kept.badgeFor(lea.email)
  const asked = lea.keep({ ...signed, name: 'Changed' })
  await expect(asked).rejects.toMatchObject({ status: 422, key: 'badgeNotGenuine' })
  expect((await lea.list()).count).toBe(0)
})

test('keeps a badge that could not be checked, and says so', async () => {
  const lea = await wallet()
  const signed = await kept.badgeFor(lea.email, { status: { listUrl: `${kept.web.origin}/lists/away`, slot: 8 } })
  await lea.keep(signed)
  expect((await lea.list()).badges[0]?.summary).toMatchObject({ word: 'notChecked', state: 'unknown' })
})

test('keeps a badge that names somebody else only when asked to', async () => {
  const lea = await wallet()
  const signed = await kept.badgeFor('somebody@example.org')
  await expect(lea.keep(signed)).rejects.toMatchObject({ status: 409, key: 'namesSomebodyElse' })
  await lea.keep(signed, true)
  expect((await lea.list()).count).toBe(1)
})

test('finds no badge of another wallet', async () => {
  const [lea, max] = [await wallet(), await wallet()]
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  const asked = [max.file, max.check, max.share, max.endShare, max.remove].map((ask) => ask(keptId))
  for (const outcome of await Promise.allSettled(asked)) expect(outcome).toMatchObject({ reason: { status: 404 } })
  expect((await max.list()).badges).toEqual([])
  expect((await lea.list()).count).toBe(1)
})

test('removes a badge with its key', async () => {
  const lea = await wallet()
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  await lea.remove(keptId)
  expect((await lea.list()).badges).toEqual([])
  expect(await db().$count(sealedKeys, eq(sealedKeys.ownerId, keptId))).toBe(0)
  await expect(lea.remove(keptId)).rejects.toMatchObject({ status: 404 })
})

test('lists 50 at a time, each once, the latest first', async () => {
  const lea = await wallet()
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  await copyRows(keptId, KEPT_PAGE * 2)
  const pages = [await lea.list()]
  for (let page = pages[0]; page?.next; page = pages.at(-1)) pages.push(await lea.list(page.next))
  expect(pages.map(({ badges }) => badges.length)).toEqual([KEPT_PAGE, KEPT_PAGE, 1])
  const all = pages.flatMap(({ badges }) => badges)
  expect(new Set(all.map((badge) => badge.keptId)).size).toBe(KEPT_PAGE * 2 + 1)
  expect(all.map(({ keptAt }) => keptAt)).toEqual(
    all
      .map(({ keptAt }) => keptAt)
      .sort()
      .reverse(),
  )
})

test('refuses more than 2,000 badges', async () => {
  const lea = await wallet()
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  await copyRows(keptId, KEPT_MAX - 2)
  await lea.keep(await kept.badgeFor(lea.email))
  const signed = await kept.badgeFor(lea.email)
  await expect(lea.keep(signed)).rejects.toMatchObject({ status: 409, key: 'keptTooMany' })
  expect((await lea.list()).count).toBe(KEPT_MAX)
})

test('refuses more than 100 MB, with what is stored beside the files', async () => {
  const lea = await wallet()
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  const text = JSON.stringify(await kept.badgeFor(lea.email))
  const takes = (bytes: number) => db().update(keptBadges).set({ bytes }).where(eq(keptBadges.id, keptId))
  await takes(KEPT_BYTES_MAX - Buffer.byteLength(text))
  await expect(lea.keep(text)).rejects.toMatchObject({ status: 409, key: 'keptTooMany' })
  await takes(KEPT_BYTES_MAX - 20 * Buffer.byteLength(text))
  await lea.keep(text)
})

test('checks a badge again after a day, not before', async () => {
  const lea = await wallet()
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  await kept.foreign.serveList(8)
  kept.web.requests.length = 0
  expect(await lea.check(keptId)).toMatchObject({ verification: { state: 'inForce' } })
  expect(kept.web.requests).toEqual([])
  kept.world.advance(OPENED_CHECK_MS)
  const later = await reopen(kept.world, lea)
  const found = await later.check(keptId)
  expect(found).toMatchObject({
    verification: { word: 'genuine', state: 'revoked' },
    badge: { keptId, checkedAt: found.verification.checkedAt, summary: { state: 'revoked' } },
  })
  expect((await later.list()).badges[0]?.summary?.state).toBe('revoked')
})

test('checks a badge again when its holder asks', async () => {
  const lea = await wallet()
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  await kept.foreign.serveList(8)
  expect(await lea.check(keptId, true)).toMatchObject({ verification: { state: 'revoked' } })
  expect((await lea.list()).count).toBe(1)
})

test('opens badges after the master key was replaced', async () => {
  const lea = await wallet()
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  const { masterKeys } = kept.world.config
  const newest = { id: 'newest', key: new Uint8Array(32).fill(7) }
  kept.world.config.masterKeys = [newest, ...masterKeys]
  await rewrapKeys(kept.world.ctx())
  kept.world.config.masterKeys = [newest]
  try {
    expect((await lea.list()).badges[0]?.summary?.word).toBe('genuine')
    expect((await lea.file(keptId)).content).not.toBe('')
  } finally {
    kept.world.config.masterKeys = [newest, ...masterKeys]
  }
})

test('shows the picture that carries a badge, encoded again', async () => {
  const lea = await wallet()
  const background = { r: 200, g: 30, b: 30 }
  const png = await sharp({ create: { width: 600, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
  const baked = bakePng(png, JSON.stringify(await kept.badgeFor(lea.email)))
  const { picture, summary } = await lea.read(baked)
  const [large, small] = [picture, summary.picture].map((url) => Buffer.from(url.split(',')[1] ?? '', 'base64'))
  expect(await sharp(large).metadata()).toMatchObject({ width: 600, height: 300 })
  expect(await sharp(small).metadata()).toMatchObject({ width: 96, height: 48 })
  expect(large?.includes('openbadgecredential')).toBe(false)
  const { keptId } = await lea.keep(baked)
  expect(await lea.file(keptId)).toMatchObject({ name: 'badge.png', content: Buffer.from(baked).toString('base64') })
})

test('loads no picture from an address, and draws no SVG', async () => {
  const lea = await wallet()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const pictures = [`${kept.web.origin}/a.png`, `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`]
  for (const url of pictures) {
    const badge = kept.foreign.badge({
      holder: { did: generateWalletKey().badge.did, email: { address: lea.email, salt: 's' } },
    })
    const { achievement } = badge.credentialSubject as { achievement: { image: object } }
    achievement.image = { id: url, type: 'Image' }
    kept.web.requests.length = 0
    expect(await lea.read(await kept.foreign.sign(badge))).toMatchObject({ picture: '', summary: { picture: '' } })
    expect(kept.web.requests.filter((path) => path.includes('a.png'))).toEqual([])
  }
})

test('names the host in place of an issuer that imitates a checked community or the platform', async () => {
  const lea = await wallet()
  const { issuerId } = await signUpIssuer(kept.world, 'Cordée Lyon', 'ada@example.org')
  await promoteIssuer(kept.world.ctx(), { issuerId, promoted: true })
  const host = new URL(kept.web.origin).host
  const issuerOf = async (name: string) => {
    const badge = kept.foreign.badge()
    return (
      await lea.read(
        await kept.foreign.sign({ ...badge, issuer: { ...(badge.issuer as { id: string }), name } } as typeof badge),
      )
    ).summary.issuer
  }
  for (const name of ['Cordée Lyon', 'CORDEE  LYON', '🅲🅾🆁🅳🅴🅴 🅻🆈🅾🅽', 'C\u043erd\u00e9e Ly\u043en', 'B-l-a-z-o-n'])
    expect(await issuerOf(name)).toEqual({ name: host, host, isStated: false })
  expect(await issuerOf('Cord\u200bée Lyon')).toEqual({ name: host, host, isStated: false })
  expect(await issuerOf('Harbour\u202eloohcS')).toEqual({ name: 'HarbourloohcS', host, isStated: true })
  expect(await issuerOf('Cordée Lyon Nord')).toEqual({ name: 'Cordée Lyon Nord', host, isStated: true })
})

test('writes an audit row with ids only', async () => {
  const lea = await wallet()
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  const rows = await db().select().from(audit).where(eq(audit.subjectId, keptId))
  expect(rows).toMatchObject([{ action: 'keptBadge.kept', issuerId: null }])
})

/** Copies of a row, each kept a moment earlier; what they say opens in the first only. */
async function copyRows(keptId: string, count: number): Promise<void> {
  const [row] = await db().select().from(keptBadges).where(eq(keptBadges.id, keptId))
  if (!row) throw new Error('There is one')
  const copies = Array.from({ length: count }, (_, at) => ({
    ...row,
    id: `${keptId}-${at}`,
    hash: `${at}`,
    keptAt: new Date(row.keptAt.getTime() - at * 1000),
  }))
  for (let at = 0; at < count; at += 500)
    await db()
      .insert(keptBadges)
      .values(copies.slice(at, at + 500))
}

test('keeps the text of a signed badge whose address was brought, and proves it once the address is gone', async () => {
  const lea = await wallet()
  const signed = await kept.badgeFor(lea.email)
  kept.web.serve('/signed/1', JSON.stringify(signed))
  const { keptId } = await lea.keep(`${kept.web.origin}/signed/1`)
  kept.web.serve('/signed/1', (_, response) => response.writeHead(404).end())
  expect((await lea.check(keptId, true)).verification.word).toBe('genuine')
  const { name, content } = await lea.file(keptId)
  expect([name, JSON.parse(Buffer.from(content, 'base64').toString())]).toEqual(['badge.json', signed])
})
