import {
  closePages,
  type Fate,
  isTrue,
  keepUnderFire,
  slowWritesDown,
  takeStockOfKept,
} from '#features/kept-badges/server/testing-killed.ts'
import { IN_FLIGHT_MAX, importUnderFire, openCrashWorld, takeStock } from '#testing/crash.ts'
import { openPostgres } from './open-postgres.ts'
import { printTable } from './print-table.ts'

const ROWS = 10_000
const WHILE_ACCEPTED = 3
const WHILE_WORKING = 17
const WHILE_KEEPING = 20

const postgres = await openPostgres()
try {
  await crash('PGlite')
  await keep('PGlite')
  if (postgres) {
    const environment = { DATABASE_URL: postgres.url }
    await crash(postgres.name, environment)
    await keep(postgres.name, environment)
  }
} finally {
  await postgres?.close()
}

/** Kills the server 20 times while it sends to a list, and counts the errors afterwards. */
async function crash(place: string, environment: Record<string, string> = {}): Promise<void> {
  const world = await openCrashWorld(environment)
  try {
    const plan = { rows: ROWS, whileAccepted: WHILE_ACCEPTED, whileWorking: WHILE_WORKING }
    const { id, whileReading } = await importUnderFire(world, plan)
    const found = await takeStock(world, id, ROWS)
    const kills = WHILE_ACCEPTED + WHILE_WORKING
    console.log(
      `\n  ${place}: ${ROWS} people, kill -9 ${WHILE_ACCEPTED} times while the list is accepted, ${whileReading}`,
    )
    console.log(`  while rows are written, ${WHILE_WORKING - whileReading} while the last mails go`)
    const claims = new Set(found.claims)
    const none = { unit: '', goal: { most: 0 } }
    printTable([
      { figure: 'people without a claim', value: found.people.filter((one) => !claims.has(one)).length, ...none },
      { figure: 'claims too many', value: found.claims.length - claims.size, ...none },
      { figure: 'people without a mail', value: found.withoutMail.length, ...none },
      { figure: 'mails to anybody else', value: found.strangers.length, ...none },
      { figure: 'people with two Message-IDs', value: found.otherIds, ...none },
      { figure: 'receipts that are not true', value: untrue(found), ...none },
      { figure: 'repeated mails', value: found.repeated, unit: '', goal: { most: kills * IN_FLIGHT_MAX } },
    ])
  } finally {
    await world.close()
  }
}

/** Kills the server 20 times while two wallets keep and share badges from elsewhere, and counts what is not whole, once. */
async function keep(place: string, environment: Record<string, string> = {}): Promise<void> {
  const world = await openCrashWorld({ TRUST_PROXY: 'loopback', ...environment })
  try {
    await world.whileStopped(slowWritesDown)
    const fates: Fate[] = []
    let others = 0
    let wholeMs: number | undefined
    for (let kill = 0; kill < WHILE_KEEPING; kill++) {
      const done = await keepUnderFire(world, wholeMs && Math.random() * wholeMs)
      wholeMs ??= done.ms
      fates.push(...done.fates)
      if (JSON.stringify(done.found) !== JSON.stringify(done.brought)) others += 1
      await closePages(done.wallets)
    }
    const { badges, audited, pages, auditedPages, keys, neededKeys } = await world.afterStop(takeStockOfKept)
    const pairs = [
      [badges, audited],
      [pages, auditedPages],
      [keys, neededKeys],
      [pages, [...new Set(pages)]],
    ]
    const cut = fates.filter(({ first }) => first === 'unreachable')
    console.log(
      `\n  ${place}: kill -9 ${WHILE_KEEPING} times while badges from elsewhere are kept and shared, in which`,
    )
    console.log(
      `  ${cut.length} of ${fates.length} calls got no answer, and ${cut.filter(({ again }) => again === 'keptAlready').length} of these had taken effect`,
    )
    const none = { unit: '', goal: { most: 0 } }
    printTable([
      { figure: 'calls that are not whole, once', value: fates.filter((fate) => !isTrue(fate)).length, ...none },
      { figure: 'shelves that are not what was brought', value: others, ...none },
      { figure: 'kinds of rows that do not match', value: pairs.filter(([a, b]) => `${a}` !== `${b}`).length, ...none },
    ])
  } finally {
    await world.close()
  }
}

function untrue({ receipts, trueReceipts }: { receipts: string[]; trueReceipts: string[] }): number {
  const missing = Math.abs(trueReceipts.length - receipts.length)
  return missing + trueReceipts.filter((line, at) => at < receipts.length && receipts[at] !== line).length
}
