import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { confirmation } from '../confirmations/contract.ts'

/** What can change for an open wallet. */
export const WALLET_CHANGES = [
  'confirmation',
  'badge',
  'claim',
  'post',
  'message',
  'community',
  'gift',
  'quest',
  'kept',
] as const
export type WalletChange = (typeof WALLET_CHANGES)[number]

const walletChange = z.object({ kind: z.enum(WALLET_CHANGES), subjectId: z.string() })

/**
 * GET /wallet/events/sse (ours): the one stream of an open wallet. It begins with the requests that wait for a
 * signature, and then says what changed, by kind and id (of a post or a message, the community's).
 */
export const followWallet = endpoint({
  method: 'GET',
  path: '/wallet/events/sse',
  who: 'holder',
  cors: 'wallet',
  stream: true,
  input: z.object({}),
  output: z.object({
    /** An id is '' where anything of its kind may have changed. */
    changes: z.array(walletChange),
    /** Over how many milliseconds wallets spread reading again, when many are told at once. */
    spreadMs: z.number(),
    /** All requests that wait for a signature; absent where they have not changed. */
    confirmations: z.array(confirmation).optional(),
    sessionEnded: z.boolean().optional(),
  }),
})
