import { rotatingCode, signedBytes, stepOf } from '#features/door/rules.ts'
import { bindTicket } from '#features/door/server/bind-ticket.ts'
import { checkIn } from '#features/door/server/check-in.ts'
import { checkInByHand } from '#features/door/server/check-in-by-hand.ts'
import { giveParticipation } from '#features/door/server/give-participation.ts'
import { createSteward } from '#features/door/stewards/server/create-steward.ts'
import { createSessions as contract } from '#features/sends/contract.ts'
import { createSessions } from '#features/sends/server/create-sessions.ts'
import { PEOPLE, type Person } from './people.ts'
import { claimsOf, isTaken, takenDaysAgo } from './send-badges.ts'
import type { DemoTickets } from './sends.ts'
import { type Stage, templateOf } from './stage.ts'
import { takeBadge } from './take-badge.ts'

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' } as const
const SEATS_A_ROW = 12
/** The duration of check-in at the demo's events. */
const DOOR_MINUTES = 50
/** One of this many people has no phone and is checked in by hand. */
const BY_HAND_EVERY = 9

/**
 * Sends tickets with a name, a seat and a section; some people collect theirs and show it at the door on their phone.
 */
export function sendTickets(stage: Stage, tickets: DemoTickets): void {
  const { template, daysAgo, takenOf20 } = tickets
  stage.play(daysAgo, async (stage) => {
    const people = PEOPLE.slice(tickets.people[0], tickets.people[0] + tickets.people[1])
    const emails = people.map(({ email }) => email)
    const options = placesOf(people)
    const asked = contract.input.parse({ templateId: templateOf(stage, template), emails, options })
    const { links } = await createSessions(stage.admin(), asked)
    stage.tickets.set(template, [])
    for (const one of claimsOf(stage, people, links).filter((one) => isTaken(one, takenOf20)))
      stage.play(takenDaysAgo(daysAgo, one), async (stage) => {
        stage.tickets.get(template)?.push(await takeBadge(stage, one.person, one.claimId))
      })
  })
}

/** What is written on people's tickets. */
export function placesOf(people: Person[], from = 0) {
  return people.map(({ name }, at) => ({ name, ...placeOf(from + at) }))
}

function placeOf(at: number) {
  const row = String.fromCharCode(65 + Math.floor(at / SEATS_A_ROW))
  return { seat: `${row}${(at % SEATS_A_ROW) + 1}`, section: at < 4 * SEATS_A_ROW ? 'Verrière' : 'Balcon' }
}

type Door = {
  template: string
  insideOf20: number
  opensDaysAgo: number
  /** The key of the Participation template for attendees. */
  given?: string
}

/** Runs an event's door: people arrive one after the other, with their phone's code or by hand. */
export function holdDoor(stage: Stage, { template, insideOf20, opensDaysAgo, given }: Door): void {
  const after = (minutes: number) => opensDaysAgo - minutes / (24 * 60)
  stage.play(after(-30), async (stage) => {
    await createSteward(stage.admin(), { templateId: templateOf(stage, template), name: 'Nadia, west gate', hours: 24 })
  })
  stage.play(after(0), async (stage) => {
    const device = await crypto.subtle.generateKey(ECDSA, false, ['sign', 'verify'])
    const coming = (stage.tickets.get(template) ?? []).filter((_, at) => (at * 7) % 20 < insideOf20)
    coming.forEach((ticket, at) => {
      const minutes = (DOOR_MINUTES * (at + 1)) / (coming.length + 1)
      stage.play(after(minutes), (stage) => comeIn(stage, template, { ...ticket, at, device }))
    })
  })
  if (given)
    stage.play(opensDaysAgo - 1, async (stage) => {
      const participation = templateOf(stage, given)
      await giveParticipation(stage.admin(), { templateId: templateOf(stage, template), participation })
    })
}

type Coming = { badgeId: string; holderId: string; at: number; device: CryptoKeyPair }

async function comeIn(stage: Stage, template: string, { badgeId, holderId, at, device }: Coming): Promise<void> {
  const ctx = stage.admin()
  const templateId = templateOf(stage, template)
  const isByHand = at % BY_HAND_EVERY === BY_HAND_EVERY - 1
  const { answer } = isByHand
    ? await checkInByHand(ctx, { templateId, ticketId: badgeId, reason: 'The phone was empty' })
    : await checkIn(ctx, { templateId, code: await showTicket(stage, { badgeId, holderId, device }) })
  if (answer !== 'in') throw new Error(`A ticket of the demo was refused: ${answer}`)
}

/** The current code on a holder's phone, after binding the ticket to it. */
async function showTicket(stage: Stage, { badgeId, holderId, device }: Omit<Coming, 'at'>): Promise<string> {
  const ctx = stage.holder(holderId)
  const point = Buffer.from(await crypto.subtle.exportKey('raw', device.publicKey))
  await bindTicket(ctx, { badgeId, publicKey: point.toString('base64url'), takeOver: false })
  const step = stepOf(ctx.now())
  const hashed = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(hashed, device.privateKey, signedBytes(badgeId, step))
  return rotatingCode(badgeId, step, Buffer.from(signature).toString('base64url'))
}
