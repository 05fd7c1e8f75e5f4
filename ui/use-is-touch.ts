import { useState } from 'react'

/** Whether this device is used with fingers alone, which hover over nothing and drop no file. */
export function useIsTouch(): boolean {
  const [isTouch] = useState(() => matchMedia('(hover: none) and (pointer: coarse)').matches)
  return isTouch
}
