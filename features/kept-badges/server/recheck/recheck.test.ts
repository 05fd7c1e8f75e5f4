import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SystemContext } from '#platform/context.ts'
import { audit } from '#platform/tables.ts'
import { RECHECK_MS } from '../../rules.ts'
import { keptBadges } from '../tables.ts'
import { mailWallet, openKeptWorld, reopen } from '../testing-kept.ts'
import { firstRecheck, nextRecheck } from './next-recheck.ts'
import { openPoliteFetch } from './polite-fetch.ts'
import { recheckKept } from './recheck-kept.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

let kept: Awaited<ReturnType<typeof openKeptWorld>>
beforeAll(async () => {
  kept = await openKeptWorld()
})
beforeEach(async () => {
  kept.foreign.serveDocument()
  await kept.foreign.serveList()
  // Those of other tests were checked already.
  await kept.world.ctx().db.delete(keptBadges)
})
afterAll(() => kept.close())

let people = 0
async function withBadge(slot = 8) {
  const lea = await mailWallet(kept.world, `checked${++people}@example.org`)
  const status = { listUrl: `${kept.web.origin}/lists/1`, slot }
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email, { status }))
  return { lea, keptId }
}
const recheck = () => recheckKept(kept.world.ctx() as SystemContext)
const aWeekLater = async () => {
  kept.world.advance(RECHECK_MS + HOUR_MS)
  // The list that is served is as old as it was.
  await kept.foreign.serveList(...revoked)
}
let revoked: number[] = []
beforeEach(() => {
  revoked = []
})
const rowOf = async (keptId: string) => {
  const [row] = await kept.world.ctx().db.select().from(keptBadges).where(eq(keptBadges.id, keptId))
  if (!row) throw new Error('There is one')
  return row
}
const mailsTo = async (email: string) => (await kept.world.outbox()).filter((mail) => mail.to?.[0]?.address === email)

test('checks each badge within a week, and again a week later', async () => {
  const { keptId } = await withBadge()
  const first = await rowOf(keptId)
  expect(first.recheckAt?.getTime()).toBeGreaterThan(kept.world.now().getTime())
  expect(first.recheckAt?.getTime()).toBeLessThanOrEqual(kept.world.now().getTime() + RECHECK_MS)
  await aWeekLater()
  await recheck()
  const second = await rowOf(keptId)
  expect(kept.world.now().getTime() - (second.checkedAt?.getTime() ?? 0)).toBeLessThan(HOUR_MS)
  expect(second.recheckAt?.getTime()).toBe((first.recheckAt?.getTime() ?? 0) + RECHECK_MS)
})

test('asks nobody about a badge that is not due', async () => {
  await withBadge()
  kept.web.requests.length = 0
  await recheck()
  expect(kept.web.requests).toEqual([])
})

test('asks for a list once for all badges that name it', async () => {
  for (let at = 0; at < 4; at++) await withBadge()
  await aWeekLater()
  kept.web.requests.length = 0
  await recheck()
  expect(kept.web.requests.filter((path) => path.endsWith('/lists/1'))).toHaveLength(1)
})

test('tells the holder of a revoked badge by an e-mail that says nothing of it, and removes nothing', async () => {
  const { lea, keptId } = await withBadge()
  revoked = [8]
  await aWeekLater()
  await recheck()
  await kept.world.runJobs()
  expect(await rowOf(keptId)).toMatchObject({ word: 'genuine', state: 'revoked' })
  const [mail, ...more] = await mailsTo(lea.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain(`${kept.world.config.walletUrl}/kept/${keptId}`)
  for (const hidden of ['Harbour School', 'Knots', new URL(kept.web.origin).host])
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(hidden)
  await aWeekLater()
  await recheck()
  await kept.world.runJobs()
  expect(await mailsTo(lea.email)).toHaveLength(1)
  expect((await (await reopen(kept.world, lea)).list()).badges).toMatchObject([{ summary: { state: 'revoked' } }])
})

test('keeps the last answer of a badge whose issuer is away, tries daily, and says so in the end', async () => {
  const { lea, keptId } = await withBadge()
  const before = await rowOf(keptId)
  kept.world.advance(RECHECK_MS + HOUR_MS)
  kept.web.serve('/lists/1', (_, response) => response.writeHead(503).end())
  await recheck()
  expect(await rowOf(keptId)).toMatchObject({ word: 'genuine', checkedAt: before.checkedAt })
  for (let day = 0; day < 4; day++) {
    kept.world.advance(DAY_MS + HOUR_MS)
    await recheck()
  }
  expect(await rowOf(keptId)).toMatchObject({ word: 'notChecked', state: 'unknown' })
  await kept.world.runJobs()
  expect(await mailsTo(lea.email)).toEqual([])
})

test('checks each badge once when two workers begin at once', async () => {
  const { keptId } = await withBadge()
  await aWeekLater()
  await Promise.all([recheck(), recheck()])
  const rows = await kept.world.ctx().db.select().from(audit).where(eq(audit.subjectId, keptId))
  expect(rows.filter(({ action }) => action === 'keptBadge.checked')).toHaveLength(1)
})

/** The badges that were checked, in this order. */
async function checkedInTurn(): Promise<string[]> {
  const isCheck = eq(audit.action, 'keptBadge.checked')
  const rows = await kept.world.ctx().db.select().from(audit).where(isCheck).orderBy(audit.id)
  return rows.map(({ subjectId }) => subjectId)
}

test('checks the badge of another wallet before the rest of one that has many', async () => {
  const { lea: eve, keptId: first } = await withBadge()
  const rest: string[] = []
  for (let at = 0; at < 3; at++) rest.push((await eve.keep(await kept.badgeFor(eve.email))).keptId)
  const { keptId: leas } = await withBadge()
  await aWeekLater()
  const { db } = kept.world.ctx()
  const due = (id: string, minutesAgo: number) =>
    db
      .update(keptBadges)
      .set({ recheckAt: new Date(kept.world.now().getTime() - minutesAgo * 60_000) })
      .where(eq(keptBadges.id, id))
  for (const [nth, id] of [first, ...rest, leas].entries()) await due(id, 10 - nth)
  await recheck()
  expect((await checkedInTurn()).filter((id) => [first, ...rest, leas].includes(id))).toEqual([first, leas, ...rest])
})

test('puts back for an hour what is left of a wallet that took its time', async () => {
  const { lea, keptId: first } = await withBadge()
  const { keptId: second } = await lea.keep(await kept.badgeFor(lea.email))
  await aWeekLater()
  await recheckKept(kept.world.ctx() as SystemContext, { budgetMs: 0 })
  const ids = [first, second]
  const before = (await checkedInTurn()).filter((id) => ids.includes(id))
  expect(before).toHaveLength(1)
  kept.world.advance(HOUR_MS + 1000)
  await recheck()
  expect((await checkedInTurn()).filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted())
})

test('asks before it follows a redirect', async () => {
  kept.web.serve('/moved', (_, response) => response.writeHead(302, { location: '/there' }).end())
  kept.web.serve('/there', '{}')
  const fetch = openPoliteFetch(kept.world.ctx())
  await expect(fetch(`${kept.web.origin}/moved`, '*/*', () => false)).rejects.toMatchObject({ reason: 'unreachable' })
})

describe('a redirect that one badge may not follow', () => {
  const serveMoved = () => {
    kept.web.serve('/moved', (_, response) => response.writeHead(302, { location: '/there' }).end())
    kept.web.serve('/there', '{}')
    return `${kept.web.origin}/moved`
  }

  test('is followed for the next one', async () => {
    const url = serveMoved()
    const fetch = openPoliteFetch(kept.world.ctx())
    await fetch(url, '*/*', () => false).catch(() => undefined)
    expect(Buffer.from(await fetch(url, '*/*')).toString()).toBe('{}')
  })

  test('is followed for one that asked meanwhile', async () => {
    const url = serveMoved()
    const fetch = openPoliteFetch(kept.world.ctx())
    const asked = await Promise.allSettled([fetch(url, '*/*', () => false), fetch(url, '*/*')])
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })
})

test('asks a host twice a second at most', async () => {
  const times: number[] = []
  for (let at = 0; at < 5; at++) {
    kept.web.serve(`/slow/${at}`, (_, response) => {
      times.push(Date.now())
      response.end('{}')
    })
  }
  const fetch = openPoliteFetch(kept.world.ctx())
  await Promise.all([0, 1, 2, 3, 4].map((at) => fetch(`${kept.web.origin}/slow/${at}`, '*/*')))
  expect((times[4] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1500)
})

test('spreads badges over the hours of a week', () => {
  const now = new Date('2026-03-02T10:20:30Z')
  const verification = { standard: 'ob3', checks: [] } as unknown as Parameters<typeof firstRecheck>[0]
  const times = Array.from({ length: 2000 }, () => firstRecheck(verification, now)?.getTime() ?? 0)
  expect(Math.min(...times)).toBeGreaterThan(now.getTime())
  expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime() + RECHECK_MS)
  expect(times.every((time) => time % HOUR_MS === 0)).toBe(true)
  expect(new Set(times).size).toBeGreaterThan(150)
})

test('leaves badges alone that are published by their issuer, and those before Open Badges 3.0', () => {
  const now = new Date('2026-03-02T10:20:30Z')
  const of = (verification: object) => firstRecheck(verification as Parameters<typeof firstRecheck>[0], now)
  expect(of({ standard: 'ob2', checks: [] })).toBeNull()
  expect(of({ standard: 'ob3', checks: [{ check: 'hosted' }] })).toBeNull()
})

test('keeps the hour of a badge, also after weeks without a worker', () => {
  const due = new Date('2026-03-02T10:00:00Z')
  expect(nextRecheck(due, new Date('2026-03-02T10:00:07Z'))).toEqual(new Date('2026-03-09T10:00:00Z'))
  expect(nextRecheck(due, new Date('2026-03-25T09:00:00Z'))).toEqual(new Date('2026-03-30T10:00:00Z'))
})
