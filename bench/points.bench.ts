import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { newId } from '#base/ids.ts'
import { holders } from '#features/holders/server/tables.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { type Booking, bookPoints } from '#features/points/server/book-points.ts'
import { checkPoints, isRight } from '#features/points/server/check-points.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import type { BookerOrder } from '#testing/booker.ts'
import { claimFromProcesses } from '#testing/hot-link.ts'
import { openWorld, type World } from '#testing/world.ts'
import { medianOf, secondsOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const PEOPLE = 5000
const BATCHES = 20
const BATCH = 500
const SINGLES = 500
const GOAL = 2000
const PROCESSES = 4
const KILLS = 5
const CLAIMS = 2000
const ROUNDS = 3
/** A hot link's badges with points cost at most a third more. */
const MORE = 4 / 3

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld()
  try {
    const book = await openBook(world)
    const batched = await bookInBatches(world, book)
    const single = await bookOneByOne(world, book)
    const wrong = await killBookers(world, book)
    const { without, given } = await claimWithPoints(world)
    printTable([
      {
        figure: `transfers of one source, in batches of ${BATCH}`,
        value: batched,
        unit: '/s',
        goal: { least: GOAL },
        peer: { name: 'each in a transaction of its own, eight at a time', value: single },
      },
      {
        figure: `books that are wrong after ${KILLS} kills of ${PROCESSES} processes`,
        value: wrong,
        unit: '',
        goal: { most: 0 },
      },
      {
        figure: `time of a hot link's badge with points (${CLAIMS}), median of ${ROUNDS}`,
        value: given,
        unit: 'ms',
        goal: { most: MORE * without },
        peer: { name: 'without points', value: without },
      },
    ])
  } finally {
    await world.close()
  }
}

type Book = Awaited<ReturnType<typeof openBook>>

async function openBook(world: World) {
  const { issuerId } = await signUpIssuer(world, 'Points')
  const rows = Array.from({ length: PEOPLE }, () => newId()).map((id) => {
    return { id, did: `did:sdi:${id}`, kind: 'own' as const, language: 'en' as const, createdAt: world.now() }
  })
  await world.ctx().db.insert(holders).values(rows)
  const holderIds = rows.map(({ id }) => id)
  await joinMembers(world.ctx(), issuerId, holderIds)
  return { issuerId, holderIds }
}

function bookingOf(world: World, { issuerId, holderIds }: Book, at: number): Booking {
  const holderId = holderIds[at % PEOPLE] ?? ''
  return { issuerId, holderId, source: 'badges', cause: `badge:${newId()}`, points: 5, at: world.now() }
}

async function bookInBatches(world: World, book: Book): Promise<number> {
  const batches = Array.from({ length: BATCHES }, (_, n) =>
    Array.from({ length: BATCH }, (_, at) => bookingOf(world, book, n * BATCH + at)),
  )
  const seconds = await secondsOf(async () => {
    for (const batch of batches) await bookPoints(world.ctx(), batch)
  })
  return (BATCHES * BATCH) / seconds
}

async function bookOneByOne(world: World, book: Book): Promise<number> {
  const waiting = Array.from({ length: SINGLES }, (_, at) => bookingOf(world, book, at)).values()
  const seconds = await secondsOf(() =>
    Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const booking of waiting) await bookPoints(world.ctx(), [booking])
      }),
    ),
  )
  return SINGLES / seconds
}

/** Kills processes that book and take back, at random moments, and counts the books that are wrong afterwards. */
async function killBookers(world: World, book: Book): Promise<number> {
  const { databaseUrl, dataDir } = world.config
  const order = { config: { databaseUrl, dataDir }, ...book, causes: 2000, batch: 100, seconds: 600 }
  let wrong = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const children = await Promise.all(Array.from({ length: PROCESSES }, () => start(order)))
    for (const child of children) child.send('go')
    await wait(500 + Math.random() * 1500)
    await Promise.all(children.map(killNow))
    // What the dead processes had begun is rolled back when the database sees that they are gone.
    const [check] = await checkPoints(world.ctx(), book.issuerId)
    if (!check || !isRight(check)) wrong++
    console.log(`  kill ${kill + 1}: ${check?.transfers} transfers`)
  }
  return wrong
}

async function start(order: BookerOrder): Promise<ChildProcess> {
  const child = fork('testing/booker.ts', [], { execArgv: [] })
  child.send(order)
  await once(child, 'message')
  return child
}

async function killNow(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

/** Milliseconds for a badge of a hot link, with all that happens when one is issued, by turns without points and with. */
async function claimWithPoints(world: World): Promise<{ without: number; given: number }> {
  const without: number[] = []
  const given: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const points of [0, 10]) {
      const { seconds } = await claimFromProcesses(world, { asks: CLAIMS, places: CLAIMS, processes: 1, points })
      ;(points === 0 ? without : given).push((1000 * seconds) / CLAIMS)
    }
  return { without: medianOf(without), given: medianOf(given) }
}
