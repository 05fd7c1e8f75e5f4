import { useEffect, useEffectEvent } from 'react'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { useKeptBadges } from '../../wallet/use-kept-badges.ts'
import { useSealKeys } from './use-seal-keys.ts'
import { useSealShelf } from './use-seal-shelf.ts'

/**
 * Seals the badges that came with another wallet as soon as the key is unlocked: until then the server can open them. Each is
 * tried once while the page is open.
 */
export function SealMoved() {
  const isOwn = useHolder()?.kind === 'own'
  return isOwn ? <Moving /> : null
}

function Moving() {
  const keys = useSealKeys()
  const isOnline = useIsOnline()
  const isReady = isOnline && keys !== undefined && keys !== 'locked'
  const sealShelf = useSealShelf()
  const { unsealed } = useKeptBadges()
  const seal = useEffectEvent(() => {
    if (keys && keys !== 'locked') void sealShelf(keys)
  })
  useEffect(() => {
    if (isReady && unsealed > 0) seal()
  }, [isReady, unsealed])
  return null
}
