import { useEffect } from 'react'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { useInvalidate } from '#ui/calls/use-call.ts'
import { getWalletQuest } from '../contract.ts'

const EVERY_MS = 5000
/** The stream says it too; this is for a stream that is reconnecting. */
const TIMES = 24

/** Reads a quest again every few seconds, for two minutes, while one of its steps is being checked. */
export function useCheckedAgain(questId: string, isChecking: boolean): void {
  const isOnline = useIsOnline()
  const invalidate = useInvalidate()
  useEffect(() => {
    if (!isChecking || !isOnline) return
    let left = TIMES
    const timer = setInterval(() => {
      if (left-- > 0) void invalidate(getWalletQuest, { questId })
      else clearInterval(timer)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [questId, isChecking, isOnline, invalidate])
}
