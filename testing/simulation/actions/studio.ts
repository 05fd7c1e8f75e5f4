import { approveGift, refuseGift } from '#features/giving/contract.ts'
import {
  changeBatch,
  reissueSession,
  resendSession,
  resumeMember,
  resumeSession,
  revokeSession,
  suspendMember,
  suspendSession,
} from '#features/history/contract.ts'
import { adjustPoints } from '#features/points/contract.ts'
import { deleteQuest, endQuest as endQuestNow } from '#features/quests/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { continueSend, pauseSend, retrySend, stopSend } from '#features/sends/running/contract.ts'
import { deleteTemplate } from '#features/templates/contract.ts'
import { claimTokenOf } from '#testing/stories.ts'
import { type Link, makeQuest, makeScarce } from '../stage.ts'
import { type Doing, type Found, pickFrom } from './doing.ts'

const reason = 'A simulation'

/** Makes an open link of few places. */
export async function open({ world, stage, action }: Doing): Promise<Found> {
  const asked = { templateId: templateOf({ stage, action }), didLimit: 1 + (action.who % 3), networkLimit: 0 }
  return { links: linksOf((await world.call(createSessions, asked, { token: stage.admin })).links, true) }
}

/** Sends a template to the addresses or the wallets of some people. */
export async function send({ world, stage, action, person }: Doing): Promise<Found> {
  const { other } = action
  const templateId = templateOf({ stage, action })
  const token = stage.admin
  const others = stage.people.filter(({ isThere }) => isThere).slice(0, 1 + (other % 3))
  const people = [...new Set([person, ...others])]
  if (other % 3 === 1) {
    const dids = people.map(({ did }) => did)
    return foundOf(await world.call(createSessions, { templateId, dids }, { token }))
  }
  const emails = people.flatMap(({ emails }) => emails.slice(0, 1))
  for (const email of emails) stage.written.add(email)
  return foundOf(await world.call(createSessions, { templateId, emails }, { token }))
}

const foundOf = ({ links, sendId }: { links: string[]; sendId: string }) => ({ links: linksOf(links), sends: [sendId] })

const templateOf = ({ stage, action }: Pick<Doing, 'stage' | 'action'>) =>
  pickFrom([...stage.templates.slice(-2), stage.membershipId], action.which) ?? ''

function linksOf(links: string[], isOpen = false): Link[] {
  return links.map(claimTokenOf).map((token) => ({ token, claimId: token.split('.')[0] ?? '', isOpen }))
}

const challengeOf = ({ stage, action }: Doing) => pickFrom(stage.links, action.which)?.claimId ?? ''
const asAdmin = ({ stage }: Doing) => ({ token: stage.admin })

/** Revokes the badges of a claim, or the claim. */
export const revoke = (doing: Doing) =>
  doing.world.call(revokeSession, { challenge: challengeOf(doing), reason }, asAdmin(doing))

/** Suspends the badges of a claim. */
export const suspend = (doing: Doing) =>
  doing.world.call(suspendSession, { challenge: challengeOf(doing), reason }, asAdmin(doing))

/** Reinstates the badges of a claim. */
export const resume = (doing: Doing) =>
  doing.world.call(resumeSession, { challenge: challengeOf(doing) }, asAdmin(doing))

/** Makes a new link for a claim, and mails it. */
export async function resend(doing: Doing): Promise<Found> {
  const { link } = await doing.world.call(resendSession, { challenge: challengeOf(doing) }, asAdmin(doing))
  return { links: link ? linksOf([link]) : [] }
}

/** Replaces a badge by a corrected one. */
export const reissue = (doing: Doing) =>
  doing.world.call(reissueSession, { challenge: challengeOf(doing), reason }, asAdmin(doing))

/** Revokes all that was sent together. */
export function revokeSend(doing: Doing) {
  const asked = { challenge: challengeOf(doing), kind: 'revoke' as const, reason, endDate: '' }
  return doing.world.call(changeBatch, asked, asAdmin(doing))
}

/** Pauses one of the newest sends, resumes, stops or retries it. */
export function steerSend(doing: Doing) {
  const { world, stage, action } = doing
  const sendId = pickFrom(stage.sends.slice(-4), action.which)
  if (!sendId) return
  if (action.other % 5 === 0) return world.call(retrySend, { sendId }, asAdmin(doing))
  return world.call(
    pickFrom([pauseSend, continueSend, continueSend, stopSend], action.other) ?? pauseSend,
    { sendId },
    asAdmin(doing),
  )
}

/** Suspends the membership of a person, or reinstates it. */
export function suspendPerson(doing: Doing) {
  const { world, action, person } = doing
  const { did } = person
  if (action.other % 2 === 0) return world.call(resumeMember, { did }, asAdmin(doing))
  return world.call(suspendMember, { did, reason }, asAdmin(doing))
}

/** Approves or refuses a gift. */
export function approve(doing: Doing) {
  const { world, stage, action } = doing
  const giftId = pickFrom(stage.gifts, action.which) ?? ''
  return world.call(action.who % 3 === 0 ? refuseGift : approveGift, { giftId }, asAdmin(doing))
}

/** Gives points to a person, or takes them; the same press twice gives nothing twice. */
export function adjust(doing: Doing) {
  const { world, action, person } = doing
  const points = (action.which % 20) - 9 || 5
  const key = `a-press-of-the-simulation-${action.other % 8}`
  return world.call(adjustPoints, { did: person.did, points, reason, key }, asAdmin(doing))
}

/** Publishes a template of few places. */
export const publish = ({ world, stage, action }: Doing) => makeScarce(world, stage, 2 + (action.which % 3))

/** Deletes a template from which nothing is sent any more. */
export async function unpublish({ world, stage, action }: Doing) {
  // The first is asked for by a challenge.
  const templateId = pickFrom(stage.templates.slice(1, -2), action.which)
  if (templateId) await world.call(deleteTemplate, { templateId }, { token: stage.admin })
}

/** Ends or deletes a quest. */
export function endQuest(doing: Doing) {
  const { world, stage, action } = doing
  const questId = pickFrom(stage.quests, action.which) ?? ''
  return world.call(action.other % 2 === 0 ? deleteQuest : endQuestNow, { questId }, asAdmin(doing))
}

/** Opens a quest for few people. */
export const quest = ({ world, stage, action }: Doing) => makeQuest(world, stage, 1 + (action.which % 2))
