import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { revokeBadges } from '#features/badges/server/revoke-badges.ts'
import { resumeBadges, suspendBadges } from '#features/badges/server/suspend-badges.ts'
import { issueForTest, publishForTest } from '#features/badges/server/testing-badge.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { leaveIssuer } from '#features/members/server/leave-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import { bookPoints } from './book-points.ts'
import { checkPoints, isRight } from './check-points.ts'
import { standings } from './tables.ts'
import { openBook } from './testing-points.ts'

let world: World
let book: Awaited<ReturnType<typeof openBook>>
/** Templates by what they give. */
let templates: Map<number, string>
beforeAll(async () => {
  world = await openWorld()
  book = await openBook(world)
  const publish = (points: number) => publishForTest(book.ctx, { points, suspendable: true })
  templates = new Map([
    [7, await publish(7)],
    [-3, await publish(-3)],
  ])
  await world.runJobs()
})
afterAll(() => world.close())

const DAYS = ['2026-03-31T21:59:00Z', '2026-03-31T22:01:00Z', '2026-12-31T23:30:00Z'].map((day) => new Date(day))
const PEOPLE = 3
const who = fc.nat(PEOPLE - 1)
const which = fc.nat(5)
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('issue' as const), who, which: fc.nat(1), claim: fc.nat(3) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('revoke', 'suspend', 'reinstate'), which }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pass' as const), who, which: fc.nat(2), day: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('end' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('merge', 'erase', 'leave'), who }) },
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

/** What a person should have, by the rules alone: badges and passes with their owner, '' after an erasure. */
type Thing = { id: string; claim: string; owner: string; points: number; counts: boolean; isOver: boolean }

async function walk(run: number, commands: Command[]) {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => book.join(`p${run}-${at}@example.org`)))
  const things: Thing[] = []
  const badgesOf = () => things.filter(({ claim }) => claim !== '')
  const steps: Record<Command['kind'], (asked: Required<Command> & Record<string, number>) => Promise<unknown>> = {
    issue: async ({ who, which, claim }) => {
      const [points, template] = [...templates][which ?? 0] ?? []
      const person = people[who ?? 0]
      const claimId = `claim-${run}-${which}-${claim}`
      if (!person?.isThere || !template || points === undefined) return
      if (things.some((thing) => thing.claim === claimId && thing.owner === person.id)) return
      const { id } = await issueForTest(book.ctx, template, person.email, claimId)
      things.push({ id, claim: claimId, owner: person.id, points, counts: true, isOver: false })
    },
    revoke: ({ which }) =>
      change(which, (badge) => revokeBadges(book.ctx, [badge.id], 'Wrong'), { counts: false, isOver: true }),
    suspend: ({ which }) => change(which, (badge) => suspendBadges(book.ctx, [badge.id], 'Wait'), { counts: false }),
    reinstate: ({ which }) => change(which, (badge) => resumeBadges(book.ctx, [badge.id]), { counts: true }),
    pass: async ({ who, which, day }) => {
      const person = people[who ?? 0]
      if (!person?.isThere) return
      const cause = `challenge:${run}-${which}:${person.id}`
      const known = things.find(({ id }) => id === cause)
      const points = 10 + (which ?? 0)
      await bookPoints(world.ctx(), [
        { ...book.of(person.id, 'challenges', cause), points, at: DAYS[day ?? 0] as Date },
      ])
      if (known) known.counts = true
      else things.push({ id: cause, claim: '', owner: person.id, points, counts: true, isOver: false })
    },
    end: async ({ which }) => {
      const passes = things.filter(({ claim }) => claim === '')
      const pass = passes[(which ?? 0) % passes.length]
      if (!pass) return
      await book.reverse(pass.id)
      pass.counts = false
    },
    merge: async ({ who }) => {
      const from = people[who ?? 0]
      const into = people[((who ?? 0) + 1) % PEOPLE]
      if (!from?.isThere || !into?.isThere) return
      await mergeHolders(world.ctx(), { from: from.id, into: into.id })
      from.isThere = false
      for (const thing of things.filter(({ owner }) => owner === from.id)) {
        const isDouble = things.some(({ claim, owner }) => claim !== '' && claim === thing.claim && owner === into.id)
        if (isDouble) Object.assign(thing, { owner: 'left', counts: false, isOver: true })
        else thing.owner = into.id
      }
      into.all.push(...from.all)
    },
    erase: async ({ who }) => {
      const person = people[who ?? 0]
      if (!person?.isThere) return
      await eraseHolder(world.ctx(), { holderIds: person.all, emails: [person.email] })
      person.isThere = false
      for (const thing of things) if (thing.owner === person.id) thing.owner = ''
    },
    leave: async ({ who }) => {
      const person = people[who ?? 0]
      if (person?.isThere) await leaveIssuer(person.ctx, { issuerId: book.issuerId }).catch(() => undefined)
    },
  }
  const change = async (which = 0, work: (badge: Thing) => Promise<string[]>, then: Partial<Thing>) => {
    const badge = badgesOf()[which % badgesOf().length]
    if (!badge) return
    const [changed] = await work(badge)
    if (changed && badge.owner !== 'left') Object.assign(badge, then)
  }
  for (const each of commands) await steps[each.kind](each as never)
  return { people, things }
}

const isClean = async () => {
  const checks = await checkPoints(world.ctx(), book.issuerId)
  expect(checks.filter((check) => !isRight(check))).toEqual([])
}

test('after any sequence the standings equal the book, and when everything is reversed all is 0', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 30, size: 'max' }), async (commands) => {
      const { people, things } = await walk(run++, commands)
      await isClean()
      for (const { id, isThere } of people) {
        const theirs = things.filter(({ owner, counts }) => owner === id && counts && isThere)
        const points = theirs.reduce((sum, thing) => sum + thing.points, 0)
        expect((await book.standingsOf(id)).all ?? 0).toBe(points)
      }
      const [badges, passes] = [things.filter(({ claim }) => claim), things.filter(({ claim }) => !claim)]
      await revokeBadges(
        book.ctx,
        badges.map(({ id }) => id),
        'Over',
      )
      await book.reverse(...passes.map(({ id }) => id))
      await isClean()
      const left = await world.ctx().db.select().from(standings).where(eq(standings.issuerId, book.issuerId))
      expect(left).toEqual([])
      expect(await book.unbalanced()).toBe(0)
    }),
    { numRuns: 8, endOnFailure: true },
  )
  const { rows } = (await world.ctx().db.execute(sql`select count(*)::int as n from point_transfers`)) as unknown as {
    rows: { n: number }[]
  }
  expect(rows[0]?.n).toBeGreaterThan(40)
}, 120_000)
