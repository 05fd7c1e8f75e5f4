import { useState } from 'react'

/** Fields behind a button until they are wanted; `isPressed` once they were opened by it, so that they take its focus. */
export function useOpened(isFilled: boolean): { isOpen: boolean; isPressed: boolean; open: () => void } {
  const [wasFilled] = useState(isFilled)
  const [isPressed, setPressed] = useState(false)
  return { isOpen: wasFilled || isPressed, isPressed, open: () => setPressed(true) }
}
