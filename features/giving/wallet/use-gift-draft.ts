import { useCallback, useEffect, useState } from 'react'
import { KEPT_ANSWERS } from '#features/holders/wallet/kept-answers.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { type GiftDraft, NO_GIFT } from './gift-draft.ts'

const PLACE = `${KEPT_ANSWERS}gift`

/**
 * The gift that is being written, kept with what else this device keeps for one person until it is given; undefined
 * until it is read. `isRestored`: words from an earlier visit came back.
 */
export function useGiftDraft() {
  const { store } = useWallet()
  const [draft, setDraft] = useState<GiftDraft>()
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const start = (kept: Partial<GiftDraft> = {}) => {
      if (!isCurrent) return
      setDraft({ ...NO_GIFT, ...kept })
      setRestored(Boolean(kept.sentence || kept.email))
    }
    store.get<Partial<GiftDraft>>(PLACE).then(start, () => start())
    return () => {
      isCurrent = false
    }
  }, [store])
  const keep = useCallback(
    (next: GiftDraft) => {
      setDraft(next)
      // At once: a page that is closed has no time to.
      store.set(PLACE, next).catch(() => undefined)
    },
    [store],
  )
  const clear = useCallback(() => {
    setDraft(NO_GIFT)
    setRestored(false)
    store.remove(PLACE).catch(() => undefined)
  }, [store])
  return { draft, keep, clear, isRestored }
}

/** Takes a scanned code as the recipient of the gift that is being written, then calls `onTaken`. */
export function useTakeCode(code: string, onTaken: () => void): void {
  const { draft, keep } = useGiftDraft()
  const isTaken = draft?.code === code && draft.way === 'code'
  useEffect(() => {
    if (draft && !isTaken) keep({ ...draft, way: 'code', code, key: '' })
    else if (draft) onTaken()
  }, [draft, isTaken, code, keep, onTaken])
}
