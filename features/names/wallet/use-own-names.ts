import type { Output } from '#base/endpoint.ts'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { listOwnNames } from '../contract.ts'

/** A community with the name by which it sees the holder: '' without any. */
export type OwnName = Output<typeof listOwnNames>['names'][number] & { pseudo: string; seenName: string }

/** The communities that know the holder, with the name that each sees; offline as last read on this device. */
export function useOwnNames(): OwnName[] | undefined {
  const { data } = useKeptCall(listOwnNames, {}, 'own-names')
  const holder = useHolder()
  if (!data || !holder) return undefined
  const { pseudo } = holder
  return data.names.map((row) => ({ ...row, pseudo, seenName: row.givenName || pseudo || row.listedName }))
}
