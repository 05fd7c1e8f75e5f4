import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../history-contract.ts'
import { changeClaims, readChange } from './change-claims.ts'

/** Makes one change to many rows in one transaction; those of others, and those that it does not fit, stay as they are. */
export function changeSessions(ctx: AdminContext, { challenges, ...asked }: Input<typeof contract.changeSessions>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const changed = await changeClaims(ctx, issuerId, [...new Set(challenges)], readChange(ctx, asked))
    const detail = { kind: asked.kind, asked: challenges.length, changed }
    await recordEvent(ctx, { action: 'claims.changed', subjectId: issuerId, detail })
    return { changed }
  })
}
