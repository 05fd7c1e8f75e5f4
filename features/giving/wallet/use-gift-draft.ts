import { useCallback, useEffect, useState } from 'react'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { type GiftDraft, NO_GIFT } from './gift-draft.ts'

/**
 * The gift that is being written, kept on this device for its holder until it is given, also while they confirm their
 * address; undefined until it is read. `isRestored`: words from an earlier visit came back.
 */
export function useGiftDraft() {
  const { store } = useWallet()
  const holderId = useHolder()?.id
  const place = `gift:${holderId}`
  const [draft, setDraft] = useState<GiftDraft>()
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    if (!holderId) return
    let isCurrent = true
    const start = (kept: Partial<GiftDraft> = {}) => {
      if (!isCurrent) return
      setDraft({ ...NO_GIFT, ...kept })
      setRestored(Boolean(kept.sentence || kept.email))
    }
    store.get<Partial<GiftDraft>>(place).then(start, () => start())
    return () => {
      isCurrent = false
    }
  }, [store, place, holderId])
  const keep = useCallback(
    (next: GiftDraft) => {
      setDraft(next)
      // At once: a page that is closed has no time to.
      store.set(place, next).catch(() => undefined)
    },
    [store, place],
  )
  const clear = useCallback(() => {
    setDraft(NO_GIFT)
    setRestored(false)
    store.remove(place).catch(() => undefined)
  }, [store, place])
  return { draft, keep, clear, isRestored }
}
