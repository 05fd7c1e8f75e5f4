import type { Output } from '#base/endpoint.ts'
import type { checkChallenge, WalletChallenge } from '../wallet-contract.ts'

export type Answer = Output<typeof checkChallenge>

/** A challenge with the community whose it is, and where the wallet shows it. */
export type Opened = {
  challenge: WalletChallenge
  issuerId: string
  community: string
  /** The quest through which it is passed; none for a challenge in no quest. */
  questId?: string | undefined
  /** The page of the wallet on which it is open, to which a provider's sign-in returns. */
  page: string
}
