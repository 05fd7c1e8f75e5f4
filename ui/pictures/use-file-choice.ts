import { useEffect, useEffectEvent, useRef } from 'react'

const ANSWER_MS = 1000

/**
 * Opens the system's file chooser as soon as `opened` turns true, and calls `onNothing` when it was closed without a
 * choice: 1 s after the window has its focus back. Give `input` to a hidden file input and call `chosen` on its change.
 */
export function useFileChoice(opened: boolean, onNothing: () => void) {
  const input = useRef<HTMLInputElement>(null)
  const answered = useRef(false)
  const giveUp = useEffectEvent(() => {
    if (!answered.current) onNothing()
  })
  useEffect(() => {
    const field = input.current
    if (!opened || !field) return
    answered.current = false
    let timer: number | undefined
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(giveUp, ANSWER_MS)
    }
    window.addEventListener('focus', wait)
    field.addEventListener('cancel', wait)
    field.click()
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('focus', wait)
      field.removeEventListener('cancel', wait)
    }
  }, [opened])
  return {
    input,
    open: () => input.current?.click(),
    chosen: () => {
      answered.current = true
    },
  }
}
