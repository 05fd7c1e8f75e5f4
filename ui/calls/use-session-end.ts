import { useEffect, useRef } from 'react'
import { closeStreams } from './session-streams.ts'

/**
 * Returns a function to call before an action that may end the session: it closes the page's streams. They reopen when
 * the component unmounts but the page stays, because the session continues.
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
