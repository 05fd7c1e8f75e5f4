import type { Output } from '#base/endpoint.ts'
import { type KeptCall, useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { listWaiting } from '../contract.ts'

export type WaitingBadge = Output<typeof listWaiting>['waiting'][number]

/** The badges that wait for this wallet, the newest first; offline as last read on this device. */
export function useWaiting(): KeptCall<Output<typeof listWaiting>> {
  return useKeptCall(listWaiting, {}, 'waiting')
}
