import { useEffect, useState } from 'react'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { showKiosk } from '../contract.ts'
import { codeAt, type Synced, serverNow } from '../rules.ts'

/** Codes for five minutes are here at each time, so that nobody sees a short loss of the network. */
const READ_EVERY_MS = 45_000
const LOOK_EVERY_MS = 250

/** What a kiosk page displays now; `code` is '' where there is none. */
export function useKiosk(token: string) {
  const query = useQueryCall(showKiosk, { token }, { retry: false, quiet: true, refetchInterval: READ_EVERY_MS })
  const { data, dataUpdatedAt } = query
  const [synced, setSynced] = useState<Synced>()
  const [shown, setShown] = useState<{ code: string; leftMs: number }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, also an equal one.
  useEffect(() => {
    if (data) setSynced({ serverMs: Date.parse(data.now), monotonicMs: performance.now() })
  }, [data, dataUpdatedAt])
  useEffect(() => {
    if (!data || !synced) return
    const look = () => {
      const next = codeAt(data.codes, serverNow(synced, performance.now()))
      setShown((before) => (before?.code === next?.code ? before : next))
    }
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [data, synced])
  return { query, kiosk: data, shown }
}
