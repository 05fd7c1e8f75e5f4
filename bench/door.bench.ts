import { type SQL, sql } from 'drizzle-orm'
import {
  checkInBySteward,
  createSteward,
  findTickets,
  findTicketsBySteward,
  updateDoor,
} from '#features/door/contract.ts'
import { countDoor } from '#features/door/server/count-door.ts'
import { mailedCode } from '#features/door/server/mailed-code.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openEvent } from '#testing/event.ts'
import { openWorld, type World } from '#testing/world.ts'
import { medianOf, percentileOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const TICKETS = 100_000
const SCANS = 300
const ROUNDS = 20
/** Read one after the other, as by scrolling. */
const PAGES = 100
/** Less than the time to look up from the code. */
const GOAL_MS = 250

const world = await openWorld()
try {
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  const asIssuer = { token: issuer.token }
  const event = await openEvent(world, issuer)
  const { templateId } = event
  await world.call(updateDoor, { templateId, allowsStill: true }, asIssuer)
  await fill(world, await event.send('first@example.org'))
  const stewards = await Promise.all(['North', 'South'].map(openGate))
  const counting = await timesOf(ROUNDS, () => countDoor(world.ctx(), templateId))
  const rows = await timesOf(ROUNDS, () => world.ctx().db.execute(countRows(templateId)))
  const scans = await Promise.all(stewards.map((token, gate) => timesOf(SCANS, (at) => scan(token, gate * SCANS + at))))
  const finding = await timesOf(ROUNDS, (at) =>
    world.call(findTickets, { templateId, search: `number ${at}7` }, asIssuer),
  )
  const [gate = ''] = stewards
  const addresses = await timesOf(ROUNDS, (at) =>
    world.call(findTicketsBySteward, { token: gate, search: `guest${at}7@example.org` }),
  )
  let after = ''
  const pages = await timesOf(PAGES, async () => {
    after = (await world.call(findTicketsBySteward, { token: gate, after })).next
  })
  const { inside } = await countDoor(world.ctx(), templateId)
  if (inside !== stewards.length * SCANS) throw new Error(`${inside} tickets are in`)
  console.log(`  an event of ${TICKETS.toLocaleString('en')} tickets, two helpers who scan at once`)
  printTable([
    {
      figure: 'a scan and its answer, p95',
      value: percentileOf(scans.flat(), 95),
      unit: 'ms',
      goal: { most: GOAL_MS },
    },
    {
      figure: 'the counts of the door, median',
      value: medianOf(counting),
      unit: 'ms',
      goal: { most: 10 },
      peer: { name: 'counting its rows', value: medianOf(rows) },
    },
    { figure: 'a search by name, median', value: medianOf(finding), unit: 'ms', goal: { most: GOAL_MS } },
    { figure: 'a search by address, median', value: medianOf(addresses), unit: 'ms', goal: { most: GOAL_MS } },
    {
      figure: 'a page of the list of guests, p95',
      value: percentileOf(pages, 95),
      unit: 'ms',
      goal: { most: GOAL_MS },
    },
  ])

  async function openGate(name: string): Promise<string> {
    const { link } = await world.call(createSteward, { templateId, name, hours: 2 }, asIssuer)
    return link.split('/').at(-1) ?? ''
  }

  async function scan(token: string, at: number): Promise<void> {
    const code = mailedCode(world.config, `copy-${at + 1}`, 1)
    const { answer } = await world.call(checkInBySteward, { token, code })
    if (answer !== 'in') throw new Error(`A ticket was answered ${answer}`)
  }
} finally {
  await world.close()
}

async function timesOf(count: number, work: (at: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < count; at++) {
    const began = performance.now()
    await work(at)
    times.push(performance.now() - began)
  }
  return times
}

/** Copies of one real claim by SQL, each with a name and an address of its own. */
async function fill({ ctx }: World, claimId: string): Promise<void> {
  const { db } = ctx()
  await db.execute(sql`
    insert into claims select (jsonb_populate_record(c, jsonb_build_object('id', 'copy-' || n,
      'email', 'guest' || n || '@example.org', 'option_name', 'Guest number ' || n))).*
    from claims c, generate_series(1, ${TICKETS}::int) n where c.id = ${claimId}`)
  await db.execute(sql`analyze claims`)
}

/** The rows that a count without stored sums reads. */
function countRows(templateId: string): SQL {
  return sql`select (select count(*) from check_ins where template_id = ${templateId}),
    (select count(*) from badges where template_id = ${templateId} and revoked_at is null),
    (select count(*) from claims where template_id = ${templateId} and did_limit = 1 and taken = 0 and revoked_at is null)`
}
