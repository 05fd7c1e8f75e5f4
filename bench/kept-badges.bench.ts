import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { newId } from '#base/ids.ts'
import { bakePng } from '#credentials/files/bake-png.ts'
import { BROUGHT_MAX_BYTES } from '#features/badges/rules.ts'
import { KEPT_MAX } from '#features/kept-badges/rules.ts'
import { recheckKept } from '#features/kept-badges/server/recheck/recheck-kept.ts'
import { makeRowKey, openPart, openRowKeys, sealPart } from '#features/kept-badges/server/sealing.ts'
import { keptBadges } from '#features/kept-badges/server/tables.ts'
import { mailWallet, openKeptWorld } from '#features/kept-badges/server/testing-kept.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { readPicture } from '#platform/storage/picture.ts'
import { percentileOf, secondsOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const RECHECKED = 200
/** Goals: any page of a full shelf, and 100,000 badges in the eight hours of a night. */
const PAGE_MS = 100
const A_SECOND = 100_000 / (8 * 60 * 60)
const NOISE_MS = 2000

const { world, badgeFor, close } = await openKeptWorld()
try {
  const lea = await mailWallet(world, 'lea@example.org')
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer()
  const { keptId } = await lea.keep(bakePng(picture, JSON.stringify(await badgeFor(lea.email))))
  for (let count = 1; count < KEPT_MAX; count += 100) await copy(keptId, Math.min(100, KEPT_MAX - count))
  const times: number[] = []
  for (let after = '', isFirst = true; isFirst || after !== ''; isFirst = false) {
    const seconds = await secondsOf(async () => {
      after = (await lea.list(after)).next
    })
    times.push(1000 * seconds)
  }
  const due = new Date(world.now().getTime() - 1000)
  await world.ctx().db.update(keptBadges).set({ recheckAt: null })
  const some = world.ctx().db.select({ id: keptBadges.id }).from(keptBadges).limit(RECHECKED)
  for (const { id } of await some)
    await world.ctx().db.update(keptBadges).set({ recheckAt: due }).where(eq(keptBadges.id, id))
  const seconds = await secondsOf(() => recheckKept(world.ctx() as SystemContext))
  console.log(
    `  a wallet with ${KEPT_MAX} badges of one issuer, each in a PNG of ${Math.round(picture.length / 1000)} kB`,
  )
  printTable([
    { figure: 'a page of the shelf, p95', value: percentileOf(times, 95), unit: 'ms', goal: { most: PAGE_MS } },
    { figure: 'the costliest picture, processor', value: await costOfNoise(), unit: 'ms', goal: { most: NOISE_MS } },
    { figure: 'badges checked again', value: RECHECKED / seconds, unit: 'a second', goal: { least: A_SECOND } },
  ])
} finally {
  await close()
}

/** What a transparent PNG of noise of 2 MB costs, which no encoding makes small. */
async function costOfNoise(): Promise<number> {
  const raw = { width: 700, height: 700, channels: 4 } as const
  const noise = await sharp(randomBytes(700 * 700 * 4), { raw })
    .png()
    .toBuffer()
  const before = process.cpuUsage()
  await readPicture(new File([noise as BlobPart], 'noise.png'), { maxBytes: BROUGHT_MAX_BYTES, maxPixels: 25_000_000 })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Copies a row, each sealed by a key of its own. */
function copy(keptId: string, count: number): Promise<void> {
  return inTransaction(world.ctx(), async (ctx) => {
    const [row] = await ctx.db.select().from(keptBadges).where(eq(keptBadges.id, keptId))
    const key = (await openRowKeys(ctx, [keptId])).get(keptId)
    if (!row?.reading || !key) throw new Error('There is one to copy')
    const parts = { sealed: row.sealed, summary: row.summary, reading: row.reading }
    for (let at = 0; at < count; at += 1) {
      const own = await makeRowKey(ctx, newId())
      const again = (part: keyof typeof parts) => sealPart(own, part, openPart(key, part, parts[part]))
      const sealed = { sealed: again('sealed'), summary: again('summary'), reading: again('reading') }
      await ctx.db.insert(keptBadges).values({ ...row, ...sealed, id: own.id, hash: randomBytes(32).toString('hex') })
    }
  })
}
