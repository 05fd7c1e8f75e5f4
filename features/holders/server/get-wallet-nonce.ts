import type { Context } from '#platform/context.ts'
import { makeNonce } from './nonces/queries.ts'

/** A nonce for a wallet's EIP-4361 message. */
export async function getWalletNonce(ctx: Context) {
  return { nonce: await makeNonce(ctx) }
}
