import { useEffect, useRef } from 'react'

/** Calls `show` once per send of which entries remain to be corrected, as soon as the fields can take the focus. */
export function useShowRest(partly: object | undefined, working: boolean, show: () => void): void {
  const shown = useRef(partly)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per send, and as soon as the fields can take the focus.
  useEffect(() => {
    if (working || shown.current === partly) return
    shown.current = partly
    if (partly) show()
  }, [partly, working])
}
