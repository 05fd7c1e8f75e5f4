import { IN_FLIGHT_MAX, importUnderFire, openCrashWorld, takeStock } from '#testing/crash.ts'
import { openPostgres } from './open-postgres.ts'
import { printTable } from './print-table.ts'

const ROWS = 10_000
const WHILE_ACCEPTED = 3
const WHILE_WORKING = 17

const postgres = await openPostgres()
try {
  await crash('PGlite')
  if (postgres) await crash(postgres.name, { DATABASE_URL: postgres.url })
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

function untrue({ receipts, trueReceipts }: { receipts: string[]; trueReceipts: string[] }): number {
  const missing = Math.abs(trueReceipts.length - receipts.length)
  return missing + trueReceipts.filter((line, at) => at < receipts.length && receipts[at] !== line).length
}
