import type { Output } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import { followWallet } from '../../events/server/follow-wallet.ts'
import type * as contract from '../contract.ts'

/** Yields the requests that wait for the holder's signature, as `followWallet` does, without the other changes. */
export async function* followConfirmations(
  ctx: HolderContext,
  _: Record<string, never>,
  signal: AbortSignal,
): AsyncGenerator<Output<typeof contract.followConfirmations>> {
  for await (const { confirmations } of followWallet(ctx, {}, signal)) if (confirmations) yield { confirmations }
}
