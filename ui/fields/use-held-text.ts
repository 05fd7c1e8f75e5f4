import { type ChangeEvent, type FocusEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * The text of an input that is formatted, or filled in by another field: it never changes while it has the focus, unless
 * by what is typed. It is selected on entering, so typing replaces it. `commit` takes a typed text, at the latest on
 * leaving, and returns how the input shows it.
 */
export function useHeldText(shown: string, commit: (text: string) => string) {
  const ref = useRef<HTMLInputElement>(null)
  const [held, setHeld] = useState<{ was: string; text: string }>()
  const [shows, setShows] = useState(0)
  const isEntered = useRef(false)
  const isTyping = held !== undefined && held.text !== held.was
  // Text that was not typed is selected: the next key replaces it instead of adding to it.
  useLayoutEffect(() => {
    if (shows > 0 && document.activeElement === ref.current) ref.current?.select()
  }, [shows])
  const hold = (text: string) => setHeld({ was: text, text })
  return {
    text: held?.text ?? shown,
    isTyping,
    /** Shows another text, also while it has the focus, because the person asked for it. */
    show: (text: string) => {
      hold(text)
      setShows((count) => count + 1)
    },
    commit: () => {
      if (!isTyping) return
      hold(commit(held.text))
      setShows((count) => count + 1)
    },
    input: {
      ref,
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        isEntered.current = true
        hold(event.currentTarget.value)
        event.currentTarget.select()
      },
      // A press places the caret after the focus event.
      onClick: (event: MouseEvent<HTMLInputElement>) => {
        if (isEntered.current) event.currentTarget.select()
        isEntered.current = false
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        isEntered.current = false
        setHeld({ was: held?.was ?? shown, text: event.currentTarget.value })
      },
      onBlur: () => {
        if (isTyping) commit(held.text)
        setHeld(undefined)
      },
    },
  }
}
