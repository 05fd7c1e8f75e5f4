import { fork } from 'node:child_process'
import { once } from 'node:events'
import { and, eq, isNotNull, like } from 'drizzle-orm'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { challenges } from '#features/challenges/server/tables.ts'
import { pointTransfers } from '#features/points/server/tables.ts'
import { listQuests, tryQuest } from '#features/quests/contract.ts'
import { listWalletQuests } from '#features/quests/entries/contract.ts'
import { questChallenges, questEntries, questPlaces, quests } from '#features/quests/server/tables.ts'
import { openQuests } from '#features/quests/server/testing-quests.ts'
import { openWorld } from '#testing/world.ts'
import { medianOf, percentileOf, secondsOf } from './measuring.ts'
import { printTable } from './print-table.ts'
import type { FinishersAnswer, FinishersOrder } from './quest-finishers.ts'

/** A shorter run: PEOPLE=1000. */
const PEOPLE = Number(process.env.PEOPLE ?? 10_000)
const PLACES = Math.min(500, PEOPLE / 2)
const PROCESSES = 4
const [QUESTS, STEPS, TURNS] = [200, 50, 30]
/** Goals: a page of the studio, and a trial run. */
const [LIST_MS, TRIAL_MS] = [50, 2000]

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld()
  try {
    const club = await openQuests(world)
    const { db } = world.ctx()
    const finishing = await race()
    const member = await club.member('Max')
    const ids = await fill()
    const timesOf = async (work: () => Promise<unknown>) => {
      const times: number[] = []
      for (let turn = 0; turn < TURNS; turn++) times.push(1000 * (await secondsOf(work)))
      return times
    }
    const lists = await timesOf(() => world.call(listQuests, {}, club.studio))
    const wallets = await timesOf(() => world.call(listWalletQuests, {}, { token: member.token }))
    const fields = { title: 'Trial', challenges: ids, requiredChallenges: ids }
    const trials = await timesOf(() => world.call(tryQuest, fields, club.studio))
    console.log(
      `  ${PEOPLE} people, ${PLACES} places, ${PROCESSES} processes; then ${QUESTS} quests of ${STEPS} challenges`,
    )
    printTable([
      { figure: 'people who finished', value: finishing.finished, unit: '', goal: { least: PLACES, most: PLACES } },
      { figure: 'errors that callers got', value: finishing.errors, unit: '', goal: { most: 0 } },
      { figure: 'time for all of them', value: finishing.seconds, unit: 's' },
      { figure: 'people a second', value: PEOPLE / finishing.seconds, unit: '' },
      { figure: 'list in the studio, p95', value: percentileOf(lists, 95), unit: 'ms', goal: { most: LIST_MS } },
      { figure: 'list in the studio, median', value: medianOf(lists), unit: 'ms' },
      { figure: 'list in the wallet, p95', value: percentileOf(wallets, 95), unit: 'ms' },
      {
        figure: 'trial run of 1,000 members, p95',
        value: percentileOf(trials, 95),
        unit: 'ms',
        goal: { most: TRIAL_MS },
      },
    ])

    /** Everybody passes the only challenge of a quest at once; what was written must agree with its places. */
    async function race() {
      const challengeId = await club.word('race', 1)
      const questId = await club.create({ challenges: [challengeId], limit: PLACES, rewardPoints: 40 })
      const people: string[] = []
      while (people.length < PEOPLE) people.push(...(await club.people(Math.min(1000, PEOPLE - people.length))))
      const children = await Promise.all(
        Array.from({ length: PROCESSES }, async (_, at) => {
          const child = fork('bench/quest-finishers.ts', [], { serialization: 'advanced', execArgv: [] })
          const holderIds = people.filter((_, i) => i % PROCESSES === at)
          child.send({ config: world.config, challengeId, holderIds } satisfies FinishersOrder)
          await once(child, 'message')
          return child
        }),
      )
      let answers: FinishersAnswer[] = []
      const seconds = await secondsOf(async () => {
        const ends = children.map(async (child) => ((await once(child, 'message')) as [FinishersAnswer])[0])
        for (const child of children) child.send('go')
        answers = await Promise.all(ends)
      })
      const done = and(eq(questEntries.questId, questId), isNotNull(questEntries.doneAt))
      const counts = [
        answers.reduce((sum, { finished }) => sum + finished, 0),
        await db.$count(questEntries, done),
        await db.$count(pointTransfers, like(pointTransfers.cause, `quest:${questId}:%`)),
        (await club.placesOf(questId))?.taken ?? 0,
      ]
      if (new Set(counts).size > 1)
        throw new Error(`Answers, entries, bookings and places differ: ${counts.join(', ')}`)
      const errors = answers.flatMap((answer) => answer.errors)
      for (const error of errors.slice(0, 5)) console.log('  ', error)
      return { seconds, finished: counts[0] ?? 0, errors: errors.length }
    }

    /** As many quests as a community can have, each with as many challenges as a quest can have. */
    async function fill(): Promise<string[]> {
      const { issuerId } = club
      const at = { createdAt: world.now(), updatedAt: world.now() }
      const challengeIds = Array.from({ length: STEPS }, (_, step) => `bench-challenge-${step}`)
      const data = { kind: 'word', word: 'x' }
      await db
        .insert(challenges)
        .values(
          challengeIds.map((id) => ({ id, issuerId, type: 'code' as const, data, reward: 5, createdAt: world.now() })),
        )
      const questIds = Array.from({ length: QUESTS - 1 }, (_, quest) => `bench-quest-${quest}`)
      const texts = {
        title: 'Quest',
        description: 'x'.repeat(500),
        termsUrl: '',
        successMessage: '',
        rewardTemplateId: '',
      }
      const rest = { isOrdered: false, fromStart: false, rewardPoints: 10 }
      await db.insert(quests).values(questIds.map((id) => ({ id, issuerId, ...texts, ...at, ...rest })))
      await db.insert(questPlaces).values(questIds.map((questId) => ({ questId, started: 0, taken: 0 })))
      for (const questId of questIds)
        await db
          .insert(questChallenges)
          .values(challengeIds.map((challengeId, position) => ({ questId, challengeId, position, isRequired: true })))
      return challengeIds
    }
  } finally {
    await world.close()
  }
}
