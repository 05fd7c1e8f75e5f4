import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const HOLD_MS = 500
/** A finger that moves further scrolls. */
const MOVE_PX = 10

/**
 * Handlers for rows that are held on a touch screen: `run` is called after half a second, and the press that ends it
 * opens nothing. Without `run` there are none.
 */
export function useLongPress<T>(run: ((of: T) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const isHeld = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const end = () => clearTimeout(timer.current)
  return (of: T) =>
    run && {
      'data-holds': true,
      onPointerDown: (event: PointerEvent) => {
        end()
        isHeld.current = false
        if (event.pointerType !== 'touch') return
        from.current = { x: event.clientX, y: event.clientY }
        timer.current = setTimeout(() => {
          isHeld.current = true
          run(of)
        }, HOLD_MS)
      },
      onPointerMove: (event: PointerEvent) => {
        const { x, y } = from.current
        if (Math.hypot(event.clientX - x, event.clientY - y) > MOVE_PX) end()
      },
      onPointerUp: end,
      onPointerCancel: end,
      onContextMenu: (event: MouseEvent) => {
        if (isHeld.current) event.preventDefault()
      },
      onClickCapture: (event: MouseEvent) => {
        if (!isHeld.current) return
        isHeld.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    }
}
