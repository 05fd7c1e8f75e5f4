import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { continuation } from '#features/sends/server/continuations.ts'
import { sendOrRenew } from '#features/sends/server/send-or-renew.ts'
import { seesAddresses } from '#features/team/server/sees-addresses.ts'
import { delegationsWith } from '#features/templates/server/queries.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { countAttendance, PAGE } from './attendance.ts'
import { countDoor } from './count-door.ts'
import { givePage } from './give-page.ts'
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
  const { done, callbackId } = await sendOrRenew(
    ctx,
    async () => {
      await assertDelegated(ctx, asked)
      return giveFirst(ctx, asked)
    },
    async () => {
      const giving = await findBoth(ctx, asked)
      const { people } = await countAttendance(ctx, giving)
      const count = Math.max(1, people)
      const need = { templateId: giving.participationId, places: count, count }
      return { step: givingStep(asked), needs: [need] }
    },
  )
  return done ?? { sent: 0, without: 0, goesOn: false, callbackId }
}

/** Gives the badge to everyone checked in at the time of the signature. */
const givingStep = continuation('participation', giveFirst)

/**
 * Throws `delegationEnded` when no delegation has enough left for all attendees of several pages; each page then finds
 * its place.
 */
async function assertDelegated(ctx: TeamContext, asked: Asked): Promise<void> {
  const giving = await findBoth(ctx, asked)
  if ((await countDoor(ctx, giving.doorId)).inside <= PAGE) return
  const { people } = await countAttendance(ctx, giving)
  if ((await delegationsWith(ctx, giving.participationId, people)).length === 0) throw new Problem('delegationEnded')
}

async function giveFirst(ctx: TeamContext, asked: Asked): Promise<Output<Give>> {
  return givePage(ctx, await findBoth(ctx, asked), '')
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
