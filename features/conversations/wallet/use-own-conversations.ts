import type { Output } from '#base/endpoint.ts'
import { type KeptCall, useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { listOwnConversations } from '../wallet-contract.ts'

/** The conversations of this wallet, the latest first; offline as last read on this device. */
export function useOwnConversations(): KeptCall<Output<typeof listOwnConversations>> {
  return useKeptCall(listOwnConversations, {}, 'conversations')
}
