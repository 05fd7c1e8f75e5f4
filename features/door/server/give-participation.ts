import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { continuation } from '#features/sends/server/continuations.ts'
import type { Renewal } from '#features/sends/server/renew-for-send.ts'
import { holdPlaces, withDelegation } from '#features/sends/server/with-delegation.ts'
import { seesAddresses } from '#features/team/folders/server/sees-addresses.ts'
import { isSendable } from '#features/templates/rules.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { countAttendance, PAGE } from './attendance.ts'
import { countDoor } from './count-door.ts'
import { lockPage, type Page, writePage } from './give-page.ts'
import type { Giving } from './given-before.ts'
import { findOwnDoor, findOwnParticipation } from './queries.ts'

type Give = typeof contract.giveParticipation
type Asked = Input<Give>

/**
 * Gives a Participation template to checked-in people, each once: by e-mail, or directly to a wallet with a key but no
 * address. The first page is processed now, the others by a job. Where the template's delegation is not enough, a new one
 * is signed first; `callbackId` then names the operation that waits for the community's wallet, and nothing is given
 * before.
 */
export async function giveParticipation(ctx: TeamContext, asked: Asked): Promise<Output<Give>> {
  const plan = (ctx: TeamContext) => planGiving(ctx, asked)
  const { done, callbackId } = await withDelegation(ctx, plan, (ctx, page) => writePage(ctx, page))
  return done ?? { sent: 0, without: 0, goesOn: false, callbackId }
}

/** Gives the badge to everyone checked in at the time of the signature. */
const givingStep = continuation('participation', async (ctx, asked: Asked) =>
  writePage(ctx, await planGiving(ctx, asked)),
)

/** The first page of attendees, locked, with what it needs; of several pages what all of them need, each then finds its place. */
async function planGiving(ctx: TeamContext, asked: Asked): Promise<Renewal & Page> {
  const giving = await findBoth(ctx, asked)
  const page = await lockPage(ctx, giving, '')
  const { emails, keys, next, template } = page
  const { id: templateId } = template
  const isLong = (await countDoor(ctx, giving.doorId)).inside > PAGE
  const people = isLong || next !== undefined ? (await countAttendance(ctx, giving)).people : page.people.length
  const count = Math.max(1, people)
  const step = givingStep(asked)
  if (isLong) return { ...page, step, needs: [{ templateId, places: people, count }] }
  if (people > 0 && !isSendable(template.contractState)) throw new Problem('templateNotPublished')
  await holdPlaces(ctx, template, emails.length || Math.min(1, keys.length))
  const places = emails.length + keys.length
  return { ...page, step, needs: [{ templateId, places, together: emails.length || 1, count }] }
}

/**
 * The door and the Participation, both the caller's to send. Throws `addressesHidden` where the history of the second
 * would show a contributor the addresses that the first hides from them.
 */
async function findBoth(ctx: TeamContext, { templateId, participation }: Asked): Promise<Giving> {
  const door = await findOwnDoor(ctx, templateId)
  const template = await findOwnParticipation(ctx, participation)
  if ((await seesAddresses(ctx, template.id)) && !(await seesAddresses(ctx, door.id)))
    throw new Problem('addressesHidden')
  return { doorId: door.id, participationId: template.id }
}
