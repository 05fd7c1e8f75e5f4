import type { Input, Output } from '#base/endpoint.ts'
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
 * Applies one change to many rows in one transaction; other issuers' rows, and rows that it does not apply to, stay the
 * same. When a wallet holds the community's key, new links beyond the delegations, of any number of templates, wait for
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
    const changed = await changeClaims(ctx, issuerId, [...new Set(challenges)], readChange(ctx, asked))
    const detail = { kind: asked.kind, asked: challenges.length, changed }
    await recordEvent(ctx, { action: 'claims.changed', subjectId: issuerId, detail })
    return { changed }
  })
}
