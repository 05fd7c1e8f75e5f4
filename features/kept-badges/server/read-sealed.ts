import type { Input } from '#base/endpoint.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { SEALED_MAX_BYTES } from '../rules.ts'

type Sealing = Pick<Input<typeof contract.keepBadge>, 'sealed' | 'summary' | 'hash'>

/** What a device sealed, as a row has it; nothing of it is opened or checked. */
export async function readSealed(ctx: HolderContext, { sealed, summary, hash }: Sealing) {
  if (!sealed || sealed.size === 0 || !summary || !hash) throw new InvalidInput('invalidInput')
  if (sealed.size > SEALED_MAX_BYTES) throw new Problem('tooLarge')
  const holder = await findHolder(ctx, ctx.actor.holderId)
  const parts = { sealed: new Uint8Array(await sealed.arrayBuffer()), summary: Buffer.from(summary, 'base64url') }
  return {
    hash,
    // The account whose words this session was opened with: after a merge, it may be another than the wallet's own.
    sealedBy: ctx.actor.did ?? holder?.did ?? '',
    ...parts,
    reading: null,
    bytes: parts.sealed.length + parts.summary.length,
    word: '' as const,
    state: '' as const,
    checkedAt: null,
    recheckAt: null,
  }
}
