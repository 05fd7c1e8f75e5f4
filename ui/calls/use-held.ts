import { useState } from 'react'

/**
 * Whether the pointer or the focus is in an element, with the handlers that it needs: what goes by itself stays while it
 * is held.
 */
export function useHeld() {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  return {
    isHeld: isPointedAt || hasFocus,
    holders: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
  }
}
