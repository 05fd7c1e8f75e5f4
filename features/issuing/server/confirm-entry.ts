import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { confirmEntryAddress } from '#features/claims/server/confirm-entry-address.ts'
import { readEntryToken } from '#features/mailing/server/claim-token.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/** Confirms the address of an entry by its six digits; throws `claimGone` and `codeWrong`. */
export async function confirmEntry(ctx: Context, { code, digits }: Input<typeof contract.confirmEntry>) {
  const named = readEntryToken(ctx.config, code)
  if (!named) throw new Problem('claimGone')
  await confirmEntryAddress(ctx, named.id, digits)
  return {}
}
