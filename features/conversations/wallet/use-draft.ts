import { useEffect, useState } from 'react'
import { KEPT_ANSWERS } from '#features/holders/wallet/kept-answers.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'

const SAVE_MS = 300

/** The text that is being written to a community, kept on this device until it is sent, with what else belongs to one person. */
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
  useEffect(() => {
    if (text === undefined) return
    const save = () => (text === '' ? store.remove(place) : store.set(place, text)).catch(() => undefined)
    const timer = setTimeout(save, SAVE_MS)
    return () => {
      clearTimeout(timer)
      void save()
    }
  }, [store, place, text])
  return [text ?? '', setText]
}
