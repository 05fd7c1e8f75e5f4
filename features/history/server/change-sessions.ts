import { and, inArray } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { isOwnClaim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { continuation } from '#features/sends/server/continuations.ts'
import { assertRenewable } from '#features/sends/server/renew-claim.ts'
import type { Renewal } from '#features/sends/server/renew-for-send.ts'
import { withDelegation, workDelegated } from '#features/sends/server/with-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { changeClaims, lockRenewable, readChange } from './change-claims.ts'
import { needsOfRows } from './needs-of-rows.ts'

type Change = typeof contract.changeSessions
type Asked = Input<Change>

/**
 * Applies one change to many rows in one transaction; rows of other issuers or folders, and rows that it does not apply to,
 * stay the same. When a wallet holds the community's key, new links beyond the delegations, of any number of templates, wait for
 * its signature: `callbackId`.
 */
export async function changeSessions(ctx: TeamContext, asked: Asked): Promise<Output<Change>> {
  const { done, callbackId = '' } = await withDelegation(ctx, (ctx) => planChange(ctx, asked), changeOwn)
  return { changed: done?.changed ?? 0, callbackId }
}

const changeStep = continuation('change', async (ctx, asked: Asked) =>
  workDelegated(ctx, await planChange(ctx, asked), changeOwn),
)

type Planned = Renewal & { asked: Asked; change: ReturnType<typeof readChange>; usable: string[] }

async function planChange(ctx: TeamContext, asked: Asked): Promise<Planned> {
  const { kind, challenges } = asked
  const change = readChange(ctx, asked)
  const usable = await usableOf(ctx, [...new Set(challenges)])
  const renewed = kind === 'renew' ? await lockRenewable(ctx, ctx.actor.issuerId, usable) : []
  // Before anything is signed for them.
  for (const [one] of Map.groupBy(renewed, ({ templateId }) => templateId).values())
    if (one) await assertRenewable(ctx, one)
  const needs = kind === 'renew' ? await needsOfRows(ctx, { ids: challenges }) : []
  return { asked, change, usable, step: changeStep(asked), needs }
}

async function changeOwn(ctx: TeamContext, { asked: { challenges, kind }, change, usable }: Planned) {
  const { issuerId } = ctx.actor
  const changed = await changeClaims(ctx, issuerId, usable, change)
  const detail = { kind, asked: challenges.length, changed }
  if (changed > 0) await recordEvent(ctx, { action: 'claims.changed', subjectId: issuerId, detail })
  return { changed }
}

/** Those of some rows that a contributor, or a key for some templates, may use; all for an admin, because changes touch only the issuer's own. */
async function usableOf(ctx: TeamContext, ids: string[]): Promise<string[]> {
  if (ctx.actor.kind === 'admin' && !ctx.actor.key?.templateIds) return ids
  const rows = await ctx.db
    .select({ id: claims.id })
    .from(claims)
    .where(and(inArray(claims.id, ids), isOwnClaim(ctx)))
  return rows.map(({ id }) => id)
}
