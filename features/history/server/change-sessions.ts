import { and, inArray } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { isOwnClaim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { continuation } from '#features/sends/server/continuations.ts'
import { sendOrRenew } from '#features/sends/server/send-or-renew.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { changeClaims, readChange } from './change-claims.ts'
import { needsOfRows } from './needs-of-rows.ts'

type Change = typeof contract.changeSessions
type Asked = Input<Change>

/**
 * Applies one change to many rows in one transaction; rows of other issuers or folders, and rows that it does not apply to,
 * stay the same. When a wallet holds the community's key, new links beyond the delegations, of any number of templates, wait for
 * its signature: `callbackId`.
 */
export async function changeSessions(ctx: TeamContext, asked: Asked): Promise<Output<Change>> {
  const { done, callbackId = '' } = await sendOrRenew(
    ctx,
    () => changeOwn(ctx, asked),
    async () => ({ step: changeStep(asked), needs: await needsOfRows(ctx, { ids: asked.challenges }) }),
  )
  return { changed: done?.changed ?? 0, callbackId }
}

const changeStep = continuation('change', changeOwn)

/** The change itself, in the caller's transaction or its own. */
export function changeOwn(ctx: TeamContext, { challenges, ...asked }: Asked) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const change = readChange(ctx, asked)
    const changed = await changeClaims(ctx, issuerId, await usableOf(ctx, [...new Set(challenges)]), change)
    const detail = { kind: asked.kind, asked: challenges.length, changed }
    if (changed > 0) await recordEvent(ctx, { action: 'claims.changed', subjectId: issuerId, detail })
    return { changed }
  })
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
