import { useCallback, useEffect, useState } from 'react'
import { type CallProblem, isLastingRefusal } from '#base/problem.ts'
import { useWallet } from './wallet-context.tsx'

type Stored<T> = {
  /** undefined before it was read, without one, and where the device cannot read it. */
  value: T | undefined
  isRead: boolean
  write: (value: T) => void
  remove: () => void
}

/** A value of the wallet on this device, under a name; what is written or removed meanwhile counts more than what is read. */
export function useStored<T>(place: string): Stored<T> {
  const { store } = useWallet()
  const [known, setKnown] = useState<{ place: string; value: T | undefined }>()
  useEffect(() => {
    let isCurrent = true
    const show = (value?: T) => isCurrent && setKnown((now) => (now?.place === place ? now : { place, value }))
    store.get<T>(place).then(show, () => show())
    return () => {
      isCurrent = false
    }
  }, [store, place])
  const write = useCallback(
    (value: T) => {
      setKnown({ place, value })
      // At once: a page that is closed has no time to.
      store.set(place, value).catch(() => undefined)
    },
    [store, place],
  )
  const remove = useCallback(() => {
    setKnown({ place, value: undefined })
    store.remove(place).catch(() => undefined)
  }, [store, place])
  const isRead = known?.place === place
  return { value: isRead ? known.value : undefined, isRead, write, remove }
}

/**
 * What was kept of an answer is removed once the server refuses it for good: another device removed it, or it may not be
 * read any more. Returns whether it was refused so.
 */
export function useRefusal(problem: CallProblem | null, remove: () => void): boolean {
  const isRefused = isLastingRefusal(problem)
  useEffect(() => {
    if (isRefused) remove()
  }, [isRefused, remove])
  return isRefused
}
