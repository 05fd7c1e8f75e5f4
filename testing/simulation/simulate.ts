import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/database/rows-of.ts'
import { openWorld, type World } from '#testing/world.ts'
import { ACTIONS } from './actions/actions.ts'
import { type Doing, type Found, pickFrom } from './actions/doing.ts'
import { keepErrors, type Noted, noteError } from './errors.ts'
import { openFaults } from './faults.ts'
import { openInvariants } from './invariants/check.ts'
import type { Broken } from './invariants/invariant.ts'
import { openMailbox } from './mailbox.ts'
import { type Action, drawRound, type Round } from './plan.ts'
import { settle, skip } from './settle.ts'
import { adminToken, joinPerson, openStage, type Person, type Stage, walletToken } from './stage.ts'
import { openTwin } from './twin.ts'

const HOUR_MS = 3_600_000
const PEOPLE_LEAST = 6

/** How long: for so many milliseconds, but at least one round. */
export type Length = { seed: number; ms: number }
export type Lived = {
  rounds: number
  actions: number
  refused: number
  faults: number
  mails: number
  done: Record<string, number>
}

/** A round after which something did not hold; its message has all that is known. */
export class SimulationFailure extends Error {
  constructor(seed: number, number: number, round: Round, broken: Broken[]) {
    const said = broken.map(
      ({ sentence, rows }) => `${sentence}\n${rows.map((row) => `    ${textOf(row)}`).join('\n')}`,
    )
    super(
      `Seed ${seed}, round ${number}. Again: SIMULATION_SEED=${seed}\n  ${said.join('\n  ')}\n  The round: ${JSON.stringify(round)}`,
    )
    this.name = 'SimulationFailure'
  }
}

const textOf = (row: unknown) => (typeof row === 'string' ? row : JSON.stringify(row))

/**
 * Lives through the rounds of a seed in a world of its own: actions run at once, e-mails and connections fail, and when all is
 * quiet every invariant is asked. Throws a `SimulationFailure`. The plan comes from the seed; which of two actions that run at
 * once comes first does not, so a failure may need several tries.
 */
export async function simulate({ seed, ms }: Length): Promise<Lived> {
  const mailbox = openMailbox()
  const errors = keepErrors()
  const world = await openWorld({ mail: mailbox.mailer, log: errors.log, config: { mailLimit24h: 1_000_000 } })
  const { twin, close: closeTwin } = await openTwin(world, errors)
  const faults = await openFaults(world, mailbox)
  const lived: Lived = { rounds: 0, actions: 0, refused: 0, faults: 0, mails: 0, done: {} }
  try {
    const stage = await openStage(world)
    const brokenNow = await openInvariants(world, stage, mailbox)
    const ends = Date.now() + ms
    while (lived.rounds === 0 || Date.now() < ends) {
      const round = drawRound(seed, lived.rounds)
      mailbox.plan(round.fates)
      const [outcomes] = await Promise.all([
        live([world, twin], { stage, mailbox }, round),
        Promise.all(round.faults.map(faults.run)),
      ])
      mailbox.plan(['accepts'])
      await settle(world)
      await refresh(world, stage)
      const noted = [...outcomes, ...errors.take()]
      const broken = [...unexpected(noted, round), ...(await brokenNow())]
      if (broken.length > 0) throw new SimulationFailure(seed, lived.rounds, round, broken)
      count(lived, round, outcomes)
      await skip(world, round.hours * HOUR_MS)
      await renew(world, stage)
    }
    return { ...lived, mails: mailbox.kept.length }
  } finally {
    await faults.close()
    await closeTwin()
    await world.close()
  }
}

type Place = Pick<Doing, 'stage' | 'mailbox'>

/** Does the actions of a round on some servers, several at once; returns the errors that callers got. */
async function live(worlds: World[], place: Place, { actions, parallel }: Round): Promise<Noted[]> {
  const { stage } = place
  stage.written.clear()
  // Who acts is decided before: what happens meanwhile is not of the plan.
  const there = stage.people.filter(({ isThere }) => isThere)
  const waiting = actions.entries()
  const found: Found[] = []
  const errors: Noted[] = []
  const work = async () => {
    for (const [at, action] of waiting) {
      const person = pickFrom(there, action.who)
      const world = pickFrom(worlds, at)
      if (!person || !world) continue
      try {
        found[at] = ((await ACTIONS[action.kind]({ ...place, world, action, person })) ?? {}) as Found
      } catch (error) {
        const { kind, text } = noteError(error)
        errors.push({ kind, text: `${action.kind}: ${text}` })
      }
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  for (const { links = [], gifts = [], sends = [] } of found.filter(Boolean)) {
    stage.links.push(...links)
    stage.gifts.push(...gifts)
    stage.sends.push(...sends)
  }
  return errors
}

/** Errors that nobody should see: none of the product, and none of connections or e-mails in a round without such faults. */
function unexpected(noted: Noted[], { faults, fates }: Round): Broken[] {
  const isExpected = ({ kind }: Noted) =>
    kind === 'refused' ||
    (kind === 'away' && faults.length > 0) ||
    (kind === 'mail' && fates.some((fate) => fate !== 'accepts'))
  const rows = noted.filter((one) => !isExpected(one)).map(({ text }) => text)
  return rows.length > 0
    ? [{ sentence: 'Verbs and jobs fail only with problems that their contract declares.', rows }]
    : []
}

/** Reads who is still there, because a call whose answer was lost may have merged or erased somebody. */
async function refresh(world: World, stage: Stage): Promise<void> {
  const rows = await rowsOf<{ id: string; mergedInto: string | null; emails: string[]; isMember: boolean }>(
    world.ctx().db,
    sql`select h.id, h.merged_into as "mergedInto",
      coalesce(array_agg(a.email order by a.created_at) filter (where a.id is not null), '{}') as emails,
      exists (select from members m where m.holder_id = h.id and m.ended_at is null) as "isMember"
      from holders h left join holder_addresses a on a.holder_id = h.id group by h.id`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const person of stage.people.filter(({ isThere }) => isThere)) {
    const row = known.get(person.holderId)
    const isErased = !row || (row.emails.length === 0 && !row.mergedInto)
    if (isErased) stage.erased.push(...person.emails.filter((email) => !stage.written.has(email)))
    person.isThere = !isErased && !row.mergedInto
    if (person.isThere) Object.assign(person, { emails: row?.emails ?? [], isMember: row?.isMember })
  }
}

/** New people come for those who are gone, and sessions are opened again. */
async function renew(world: World, stage: Stage): Promise<void> {
  stage.admin = await adminToken(world, stage.issuerId)
  const there = stage.people.filter(({ isThere }) => isThere)
  for (const person of there) person.token = await walletToken(world, person.holderId)
  for (let i = there.length; i < PEOPLE_LEAST; i++) stage.people.push(await joinPerson(world, stage))
  stage.people = stage.people.filter(({ isThere }: Person) => isThere)
  await world.runJobs()
}

function count(lived: Lived, { actions, faults }: Round, errors: Noted[]): void {
  lived.rounds += 1
  lived.actions += actions.length
  lived.refused += errors.length
  lived.faults += faults.length
  for (const { kind } of actions as Action[]) lived.done[kind] = (lived.done[kind] ?? 0) + 1
}
