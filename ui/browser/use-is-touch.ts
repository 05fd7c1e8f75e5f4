import { useState } from 'react'

/** Whether this device has touch input only, without hover and file drops. */
export function useIsTouch(): boolean {
  const [isTouch] = useState(() => matchMedia('(hover: none) and (pointer: coarse)').matches)
  return isTouch
}
