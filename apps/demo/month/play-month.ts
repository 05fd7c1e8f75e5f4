import { createShare } from '#features/badges/sharing/server/create-share.ts'
import { claimOpenings } from '#features/claims/server/tables.ts'
import { dayIn } from '#features/insights/rules.ts'
import { insightChanges } from '#features/insights/server/tables.ts'
import { unsubscribeToken } from '#features/mailing/server/claim-token.ts'
import { createSessions as contract } from '#features/sends/contract.ts'
import { unsubscribe } from '#features/sends/mail/server/unsubscribe.ts'
import { createSessions } from '#features/sends/server/create-sessions.ts'
import { TIME_ZONE } from '../community.ts'
import { placesOf } from '../hold-door.ts'
import { joinCommunity } from '../join-community.ts'
import { claimsOf, type Sent } from '../send-badges.ts'
import { type Stage, templateOf } from '../stage.ts'
import { takeBadge } from '../take-badge.ts'
import { inLocalDays } from './local-days.ts'
import { CHECKED, COLLECTED, type MonthSend } from './month.ts'
import { type PlannedSend, planMonth } from './plan-month.ts'

const TODAY = COLLECTED.length - 1
/** The hour at which badges are sent, and those between which they are collected on a later day. */
const SENT_AT = 10
const [FIRST_HOUR, LAST_HOUR] = [11, 21]
/** How many hours after the send the first, and the last, of the same day are collected: most are quick. */
const [SOON, LATE] = [0.1, 5]

/** Plays the last thirty days: what was sent, opened, collected, shared and checked on each. */
export function playMonth(stage: Stage): void {
  for (const planned of planMonth()) playSend(stage, planned)
  for (const [template, count] of Object.entries(CHECKED)) playChecks(stage, template, count)
}

/** An act at an hour of a day of the month, of today as a part of what has passed. */
function playOn(
  stage: Stage,
  { day, hour }: { day: number; hour: number },
  act: (stage: Stage) => Promise<void>,
): void {
  stage.play(inLocalDays(stage.end, TODAY - day + 1 - hour / 24), act)
}

function playSend(stage: Stage, { send, people, days }: PlannedSend): void {
  playOn(stage, { day: send.day, hour: SENT_AT }, async (stage) => {
    const { note = '', template } = send
    const emails = people.map(({ email }) => email)
    const asked = { templateId: templateOf(stage, template), emails, note, ...optionsOf(stage, send, people) }
    const { links } = await createSessions(stage.member(send.by), contract.input.parse(asked))
    const sent = claimsOf(stage, people, links)
    days.forEach((day, at) => {
      const one = sent[at]
      if (one) playOn(stage, { day, hour: hourOf(send, days, at) }, (stage) => collect(stage, send, one))
    })
    const [unwilling, ...openers] = sent.slice(send.collected).reverse()
    playOpenings(stage, send, sent.slice(send.collected, send.collected + send.opened))
    if (send.unsubscribes && unwilling && openers.length >= send.opened)
      playOn(stage, { day: send.day, hour: LAST_HOUR }, async (stage) => {
        const ctx = stage.context({ kind: 'anyone' })
        await unsubscribe(ctx, { token: unsubscribeToken(ctx.config, unwilling.claimId) })
      })
  })
}

/** The community has a list of its members, and tickets have places; of other people it knows the address alone. */
function optionsOf(stage: Stage, { template, first }: MonthSend, people: PlannedSend['people']) {
  if (template === 'membership') return { options: people.map(({ listed }) => ({ name: listed })) }
  if (template !== 'concert') return {}
  if (!stage.tickets.has(template)) stage.tickets.set(template, [])
  return { options: placesOf(people, first) }
}

/** When a badge is collected: soon after it was sent, the later the slower, or in the course of a later day. */
function hourOf({ day: sentOn }: MonthSend, days: number[], at: number): number {
  const day = days[at] ?? sentOn
  const first = days.indexOf(day)
  const part = (at - first + 1) / (days.lastIndexOf(day) - first + 2)
  if (day > sentOn) return FIRST_HOUR + part * (LAST_HOUR - FIRST_HOUR)
  return SENT_AT + SOON + part * (LATE - SOON)
}

async function collect(stage: Stage, { template, shared }: MonthSend, { person, claimId, at }: Sent): Promise<void> {
  const taken =
    template === 'membership' ? await joinCommunity(stage, person, claimId) : await takeBadge(stage, person, claimId)
  if (template === 'concert') stage.tickets.get(template)?.push(taken)
  if (at < shared) await createShare(stage.holder(taken.holderId), { badgeId: taken.badgeId })
}

/** Nobody runs the claim page of a demo, which would report it. */
function playOpenings(stage: Stage, { template, day }: MonthSend, openers: Sent[]): void {
  if (openers.length === 0) return
  playOn(stage, { day, hour: LAST_HOUR }, async (stage) => {
    const { db, now } = stage.admin()
    const templateId = templateOf(stage, template)
    const opened = openers.map(({ claimId }) => ({ claimId, templateId, day: dayIn(TIME_ZONE, now()) }))
    await db.insert(claimOpenings).values(opened)
  })
}

/** Checks are counted and have no rows: they are spread over the days, none of them empty before all had one. */
function playChecks(stage: Stage, template: string, count: number): void {
  stage.play(0, async (stage) => {
    const { db, now } = stage.admin()
    const templateId = templateOf(stage, template)
    const { issuerId } = stage
    const rows = Array.from({ length: count }, (_, at) => {
      const day = dayIn(TIME_ZONE, new Date(now().getTime() - ((at * 7) % COLLECTED.length) * 86_400_000))
      return { issuerId, templateId, way: 'person' as const, day, checked: 1 }
    })
    await db.insert(insightChanges).values(rows)
  })
}
