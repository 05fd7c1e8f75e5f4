import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { serverNow } from '#base/server-time.ts'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { keepCached } from '#ui/calls/cached.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { checkKept } from '../contract.ts'
import { OPENED_CHECK_MS } from '../rules.ts'
import { useSealAgain } from '../sealing/wallet/use-seal-again.ts'
import { useSealKeys } from '../sealing/wallet/use-seal-keys.ts'
import type { KeptPage } from './use-kept-page.ts'

/**
 * Checks a kept badge again when asked to. One that this device sealed is also checked as it is opened, when that was a day
 * ago; the server does so itself for the others.
 */
export function useCheckAgain({ row, opened, checkedAt }: KeptPage) {
  const client = useQueryClient()
  const keys = useSealKeys()
  const isOnline = useIsOnline()
  const checking = useCall(checkKept)
  const sealing = useSealAgain()
  const { keptId } = row
  const { badge } = opened
  const check = async () => {
    if (row.sealedBy !== '') {
      if (badge && keys && keys !== 'locked') await sealing.run(keys, keptId, badge)
      return
    }
    const { output } = await checking.run({ keptId, again: true })
    if (output) keepCached(client, checkKept, { keptId }, output)
  }
  const isOld = badge !== undefined && serverNow().getTime() - Date.parse(checkedAt) > OPENED_CHECK_MS
  const checkOld = useEffectEvent(check)
  useEffect(() => {
    if (isOnline && isOld) void checkOld()
  }, [isOnline, isOld])
  return {
    check: () => void check(),
    working: checking.working || sealing.working,
    problem: checking.problem ?? sealing.problem,
    isPossible: isOnline && (row.sealedBy === '' || badge !== undefined),
  }
}
