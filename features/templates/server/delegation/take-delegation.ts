import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { countAgainst, delegationsWith, giveBackDelegation } from '../queries.ts'

/**
 * Counts `count` badges against a delegation of the template, in the sender's transaction; returns its number and end.
 * Throws `delegationEnded` when none has that many left, or all are expired or withdrawn.
 */
export async function takeDelegation(
  ctx: Context,
  templateId: string,
  count: number,
): Promise<{ n: number; validUntil: Date }> {
  for (const delegation of await delegationsWith(ctx, templateId, count)) {
    if (await countAgainst(ctx, delegation, count)) return { n: delegation.n, validUntil: delegation.validUntil }
  }
  throw new Problem('delegationEnded')
}

/**
 * Counts up to `count` badges of a link, at the time they are collected; returns a delegation number for each, fewer
 * when the delegations are used up. Throws nothing.
 */
export async function takeDelegations(ctx: Context, templateId: string, count: number): Promise<number[]> {
  const taken: number[] = []
  for (let wanted = count; wanted > 0 && taken.length < count; ) {
    const [delegation] = await delegationsWith(ctx, templateId, wanted)
    const isTaken = delegation !== undefined && (await countAgainst(ctx, delegation, wanted))
    if (isTaken) for (let i = 0; i < wanted; i++) taken.push(delegation.n)
    const left = count - taken.length
    wanted = isTaken ? Math.min(wanted, left) : Math.floor(wanted / 2)
  }
  return taken
}

/** The delegation for badges of a template now, without counting any. Throws `delegationEnded`. */
export async function nextDelegation(ctx: Context, templateId: string): Promise<{ n: number; validUntil: Date }> {
  const [delegation] = await delegationsWith(ctx, templateId, 1)
  if (!delegation) throw new Problem('delegationEnded')
  return { n: delegation.n, validUntil: delegation.validUntil }
}

/** Uncounts places of a delegation that were moved to another one. */
export async function giveBackPlaces(
  ctx: Context,
  { issuerId, n, count }: { issuerId: string; n: number; count: number },
): Promise<void> {
  await giveBackDelegation(ctx, issuerId, n, count)
  await recordEvent(ctx, { action: 'delegation.givenBack', issuerId, subjectId: issuerId, detail: { n, count } })
}
