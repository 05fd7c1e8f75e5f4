import { useEffect, useEffectEvent, useRef, useState } from 'react'

const TYPING_MS = 250

/**
 * The text of a search field whose search is in the address: what is typed is searched a moment later, and the field
 * follows an address that changes otherwise (Back, "Show all"). `read` says what a typed text searches for.
 */
export function useTypedSearch(searched: string, search: (text: string) => void, read = withoutSpaces) {
  const [typed, setTyped] = useState(searched)
  // What the field itself last put into the address.
  const own = useRef(searched)
  useEffect(() => {
    if (searched === own.current) return
    own.current = searched
    setTyped(searched)
  }, [searched])
  const settle = useEffectEvent(() => {
    const text = read(typed)
    if (text === searched) return
    own.current = text
    search(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits anew after each key.
  useEffect(() => {
    const timer = setTimeout(settle, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped] as const
}

const withoutSpaces = (typed: string) => typed.trim()
