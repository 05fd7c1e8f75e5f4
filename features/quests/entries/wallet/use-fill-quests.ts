import { useEffect } from 'react'
import { call } from '#base/call.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { KEPT_ANSWERS } from '#features/holders/wallet/wallet-store.ts'
import { getWalletQuest, type ListedQuest } from '../contract.ts'
import { questPlace } from './use-quests.ts'

/** Quests that are kept for reading without a network, and how long until they are read again for that. */
const KEPT_MAX = 20
const AGAIN_MS = 6 * 60 * 60 * 1000

/** Keeps the pages of open quests on this device, one after the other, once the list was read from the server. */
export function useFillQuests(quests: ListedQuest[] | undefined): void {
  const { caller, store } = useWallet()
  const open = (quests ?? []).filter(({ state }) => state === 'open' || state === 'started').slice(0, KEPT_MAX)
  const ids = open.map(({ questId }) => questId).join(' ')
  useEffect(() => {
    if (ids === '') return
    const stop = new AbortController()
    const fill = async () => {
      for (const questId of ids.split(' ')) {
        const place = `${KEPT_ANSWERS}${questPlace(questId)}`
        const kept = await store.get<{ at: string }>(place)
        if (kept && Date.now() - Date.parse(kept.at) < AGAIN_MS) continue
        const data = await call(caller, getWalletQuest, { questId }, stop.signal)
        await store.set(place, { at: new Date().toISOString(), data })
      }
    }
    // What is missing is read the next time.
    fill().catch(() => undefined)
    return () => stop.abort()
  }, [ids, caller, store])
}
