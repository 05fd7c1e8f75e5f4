import { useEffect, useState } from 'react'
import type { KeptRow } from '../../wallet/use-kept-badges.ts'
import { openBadge, type SealedBadge } from './seal-badge.ts'
import { isSealedBy } from './seal-keys.ts'
import { useSealKeys } from './use-seal-keys.ts'

type Opened = { badge?: SealedBadge; isRefused: boolean }

/**
 * A badge that a device with the same words sealed, opened from the base64 of its sealed form. `isRefused`: the words of
 * another account seal it, or it was changed.
 */
export function useOpenedBadge(row: KeptRow | undefined, sealed: string | undefined): Opened {
  const keys = useSealKeys()
  const [opened, setOpened] = useState<Opened>({ isRefused: false })
  const { keptId = '', sealedBy = '' } = row ?? {}
  useEffect(() => {
    if (sealedBy === '' || !keys || keys === 'locked') return
    if (!isSealedBy(keys, sealedBy)) return setOpened({ isRefused: true })
    if (sealed === undefined) return
    let isCurrent = true
    openBadge(keys, keptId, sealed).then((badge) => {
      if (isCurrent) setOpened(badge ? { badge, isRefused: false } : { isRefused: true })
    })
    return () => {
      isCurrent = false
    }
  }, [keys, keptId, sealedBy, sealed])
  return opened
}
