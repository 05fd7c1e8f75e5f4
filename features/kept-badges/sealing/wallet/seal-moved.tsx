import { useEffect, useEffectEvent, useRef } from 'react'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { getKeptFile, listKept, removeKept } from '../../contract.ts'
import { useKeptBadges } from '../../wallet/use-kept-badges.ts'
import { useSealAgain } from './use-seal-again.ts'
import { useSealKeys } from './use-seal-keys.ts'

/**
 * Seals the badges that came with another wallet as soon as the key is unlocked: until then the server can open them. Each is
 * tried once while the page is open; one whose file cannot be read now is sealed another time.
 */
export function SealMoved() {
  const isOwn = useHolder()?.kind === 'own'
  return isOwn ? <Moving /> : null
}

function Moving() {
  const keys = useSealKeys()
  const isOnline = useIsOnline()
  const { badges, hasMore, more } = useKeptBadges()
  const file = useCall(getKeptFile, { quiet: true })
  const sealing = useSealAgain()
  const removing = useCall(removeKept, { quiet: true, invalidates: [listKept] })
  const tried = useRef(new Set<string>())
  const next = badges?.find(({ row }) => row.needsSealing && !tried.current.has(row.keptId))?.row.keptId
  const seal = useEffectEvent(async (keptId: string) => {
    if (!keys || keys === 'locked' || tried.current.has(keptId)) return
    tried.current.add(keptId)
    const { output } = await file.run({ keptId })
    if (!output || output.isSealed) return
    const refused = await sealing.run(keys, keptId, output)
    // The same badge is here already, sealed: this copy is one that the server can open.
    if (refused?.key === 'keptAlready') await removing.run({ keptId })
  })
  const isReady = isOnline && keys !== undefined && keys !== 'locked'
  const isMoving = next !== undefined
  const readOn = useEffectEvent(() => more())
  useEffect(() => {
    if (isReady && next) void seal(next)
  }, [isReady, next])
  // Those that a merge brought may be older than the first page: the pages are read on while there are some.
  const reads = isReady && hasMore && !isMoving && (badges?.some(({ row }) => row.needsSealing) ?? false)
  useEffect(() => {
    if (reads) readOn()
  }, [reads])
  return null
}
