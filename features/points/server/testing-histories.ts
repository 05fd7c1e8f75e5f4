import fc from 'fast-check'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { resumeBadges, suspendBadges } from '#features/badges/server/status/suspend-badges.ts'
import { issueForTest, publishForTest } from '#features/badges/server/testing-badge.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { leaveIssuer } from '#features/members/communities/server/leave-issuer.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import type { World } from '#testing/world.ts'
import { bookPoints } from './book-points.ts'
import { checkPoints, isRight } from './check-points.ts'
import { openBook } from './testing-points.ts'

const DAYS = ['2026-03-31T21:59:00Z', '2026-03-31T22:01:00Z', '2026-12-31T23:30:00Z'].map((day) => new Date(day))
const PEOPLE = 3
const who = fc.nat(PEOPLE - 1)
const which = fc.nat(5)
/** What can happen to people and their points in a community. */
export const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('issue' as const), who, which: fc.nat(1), claim: fc.nat(3) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('revoke', 'suspend', 'reinstate'), which }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pass' as const), who, which: fc.nat(2), day: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('end' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('merge', 'erase', 'leave', 'join'), who }) },
)
export type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

/** What a person should have, by the rules alone: badges and passes with their owner, '' after an erasure. */
export type Thing = { id: string; claim: string; owner: string; points: number; counts: boolean; isOver: boolean }

/** A community whose people live through histories, for tests: their badges and passes, and what the rules say they have. */
export async function openHistories(world: World) {
  const book = await openBook(world)
  const publish = (points: number) => publishForTest(book.ctx, { points, suspendable: true })
  /** Templates by what they give. */
  const templates = new Map([
    [7, await publish(7)],
    [-3, await publish(-3)],
  ])
  await world.runJobs()
  let run = 0

  /** Lets new people live through a history. */
  const walk = async (commands: Command[]) => {
    run += 1
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, at) => book.join(`p${run}-${at}@${book.issuerId}.example.org`)),
    )
    const things: Thing[] = []
    const badgesOf = () => things.filter(({ claim }) => claim !== '')
    const steps: Record<Command['kind'], (asked: Required<Command> & Record<string, number>) => Promise<unknown>> = {
      issue: async ({ who, which, claim }) => {
        const [points, template] = [...templates][which ?? 0] ?? []
        const person = people[who ?? 0]
        const claimId = `claim-${book.issuerId}-${run}-${which}-${claim}`
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
      join: async ({ who }) => {
        const person = people[who ?? 0]
        if (person?.isThere) await joinMembers(world.ctx(), book.issuerId, [person.id])
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
  /** Takes back whatever still counts. */
  const reverseAll = async (things: Thing[]) => {
    const [badges, passes] = [things.filter(({ claim }) => claim), things.filter(({ claim }) => !claim)]
    const ids = badges.map(({ id }) => id)
    await revokeBadges(book.ctx, ids, 'Over')
    await book.reverse(...passes.map(({ id }) => id))
  }
  /** What differs from the book. */
  const wrong = async () => (await checkPoints(world.ctx(), book.issuerId)).filter((check) => !isRight(check))
  return { ...book, walk, reverseAll, wrong }
}
