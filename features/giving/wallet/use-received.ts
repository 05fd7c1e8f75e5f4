import type { Output } from '#base/endpoint.ts'
import { type KeptCall, useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { listReceived } from '../wallet-contract.ts'

export type ReceivedGift = Output<typeof listReceived>['gifts'][number]

/** The gifts that wait for this wallet, the newest first; offline as last read on this device. */
export function useReceived(): KeptCall<Output<typeof listReceived>> {
  return useKeptCall(listReceived, {}, 'received-gifts')
}
