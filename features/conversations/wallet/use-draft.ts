import { useEffect, useState } from 'react'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { KEPT_ANSWERS } from '#features/holders/wallet/wallet-store.ts'

/** The text that is being written to a community, kept with what else this device keeps for one person until it is sent. */
export function useDraft(issuerId: string): [text: string, write: (text: string) => void] {
  const { store } = useWallet()
  const place = `${KEPT_ANSWERS}draft:${issuerId}`
  const [text, setText] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    store.get<string>(place).then(
      (kept) => isCurrent && kept && setText((written) => written ?? kept),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [store, place])
  const write = (next: string) => {
    setText(next)
    // At once: a page that is closed has no time to.
    const kept = next === '' ? store.remove(place) : store.set(place, next)
    kept.catch(() => undefined)
  }
  return [text ?? '', write]
}
