import { useEffect, useRef } from 'react'
import { closeStreams } from './session-streams.ts'

/**
 * Returns a function to call before what may end the session: it closes the page's streams. They open again when the component
 * is gone and the page is not, because the session continues.
 */
export function useSessionEnd(): () => void {
  const reopen = useRef<() => void>(undefined)
  useEffect(
    () => () => {
      reopen.current?.()
      reopen.current = undefined
    },
    [],
  )
  return () => {
    reopen.current ??= closeStreams()
  }
}
