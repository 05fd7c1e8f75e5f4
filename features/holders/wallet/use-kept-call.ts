import { useEffect } from 'react'
import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import type { Reading } from '#ui/lists/loaded.tsx'
import { useIsOffline } from './use-is-offline.ts'
import { useRefusal, useStored } from './use-stored.ts'
import { useWalletState } from './wallet-context.tsx'
import { KEPT_ANSWERS } from './wallet-store.ts'

type Kept<D> = { at: string; data: D }
/**
 * `asOf`: ISO instant of the displayed data when the server cannot be reached. `data` is undefined while loading, after a
 * refusal, and offline when this device never read it; `read` is the underlying call.
 */
export type KeptCall<D> = { data: D | undefined; asOf?: string; read: Reading<D> }

/**
 * Reads a call of the open wallet and keeps its answer on this device under a name, which says what was asked for; it is
 * shown from there until the server answers, and offline. A refusal removes it.
 */
export function useKeptCall<E extends Endpoint>(endpoint: E, input: CallInput<E>, name: string): KeptCall<Output<E>> {
  const state = useWalletState()
  const isOffline = useIsOffline()
  const read = useQueryCall(endpoint, input, { enabled: state === 'open', quiet: true })
  const { data, error } = read
  const { value: kept, write, remove } = useStored<Kept<Output<E>>>(`${KEPT_ANSWERS}${name}`)
  const isRefused = useRefusal(error, remove)
  useEffect(() => {
    if (data) write({ at: new Date().toISOString(), data })
  }, [data, write])
  if (isRefused) return { data: undefined, read }
  if (data !== undefined) return { data, read }
  const isUnreachable = isOffline || error !== null
  return { data: kept?.data, asOf: isUnreachable ? kept?.at : undefined, read }
}
