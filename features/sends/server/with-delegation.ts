import { Problem } from '#base/problem.ts'
import { placesLeft } from '#features/claims/server/places.ts'
import { givePlacesBack } from '#features/claims/server/queries.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { delegationsWith, lockDelegations } from '#features/templates/server/queries.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { type Asker, type Need, type Renewal, renewForSend } from './renew-for-send.ts'

type Plan<A extends Asker, P extends Renewal> = (ctx: Context<A>) => Promise<P>
type Work<A extends Asker, P extends Renewal, T> = (ctx: Context<A>, planned: P) => Promise<T>
type Outcome<T> = { done: T; callbackId?: undefined } | { done?: undefined; callbackId: string }

/**
 * Plans work and does it in one transaction. The plan refuses what cannot be done, locks what the work will take, and says
 * what it needs of delegations; it writes nothing. Where they are not enough, new ones are signed before the work: at once
 * where the server keeps the community's key; else by its wallet, and `callbackId` names the operation that waits for it.
 * Throws the problems of both, and `delegationEnded` where no more can be signed.
 */
export async function withDelegation<A extends Asker, P extends Renewal, T>(
  ctx: Context<A>,
  plan: Plan<A, P>,
  work: Work<A, P, T>,
): Promise<Outcome<T>> {
  const tried = await inTransaction(ctx, async (ctx) => {
    const planned = await plan(ctx)
    const needs = await missingOf(ctx, planned.needs)
    return needs.length > 0 ? { missing: { step: planned.step, needs } } : { done: await work(ctx, planned) }
  })
  if (!tried.missing) return { done: tried.done }
  const callbackId = await renewForSend(ctx, tried.missing)
  if (callbackId !== '') return { callbackId }
  return { done: await inTransaction(ctx, async (ctx) => workDelegated(ctx, await plan(ctx), work)) }
}

/**
 * Does planned work in the caller's transaction, once its delegations were renewed. Throws `delegationEnded` where they are
 * not enough even so.
 */
export async function workDelegated<A extends Asker, P extends Renewal, T>(
  ctx: Context<A>,
  planned: P,
  work: Work<A, P, T>,
): Promise<T> {
  if ((await missingOf(ctx, planned.needs)).length > 0) throw new Problem('delegationEnded')
  return work(ctx, planned)
}

/**
 * Locks a template's quantity and its delegations, in this order, for badges that the work will count against both, and
 * returns what they need. Throws `quantityUsed` when the quantity has fewer left.
 */
export async function holdPlaces(ctx: Context, template: TemplateRow, places: number): Promise<Need> {
  const { id: templateId } = template
  await givePlacesBack(ctx, templateId, 0)
  const left = await placesLeft(ctx, template)
  if (left >= 0 && left < places) throw new Problem('quantityUsed')
  await lockDelegations(ctx, templateId)
  return { templateId, places, count: places }
}

/** The needs that the present delegations do not cover. */
async function missingOf(ctx: Context, needs: Need[]): Promise<Need[]> {
  const missing: Need[] = []
  for (const need of needs) {
    const { templateId, places, together = places } = need
    const left = (await delegationsWith(ctx, templateId, 1)).map(({ maxCount, used }) => maxCount - used)
    const isCovered = left.some((one) => one >= together) && left.reduce((sum, one) => sum + one, 0) >= places
    if (places > 0 && !isCovered) missing.push(need)
  }
  return missing
}
