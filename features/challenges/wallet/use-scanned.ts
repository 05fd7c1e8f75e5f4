import { useRef } from 'react'
import type { Checking } from './use-checking.ts'

/** Checks each text that the camera reports once: it reports a code for as long as it is in view. */
export function useScanned({ check, working }: Checking): (text: string) => void {
  const last = useRef('')
  return (text) => {
    if (working || text === last.current) return
    last.current = text
    void check({ code: text })
  }
}
