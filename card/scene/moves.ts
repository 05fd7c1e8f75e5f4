import { dragTilt, type Pose, pointerTilt } from './pose.ts'

const TAP_PIXELS = 6
/** Degrees that an arrow key adds, turn and lean, and how far the keys may go. */
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -6],
  ArrowDown: [0, 6],
}
const KEY_MOST = 48

type Moves = { tilt(pose: Pose): void; tap(): void }

/**
 * Follows a pointer over an element (a little while it hovers, more while it drags, back when it leaves) and the arrow
 * keys while it has the focus, Enter or space for a tap. Returns a function that ends it.
 */
export function listen(element: HTMLElement, { tilt, tap }: Moves): () => void {
  let start: { x: number; y: number } | undefined
  let dragged = false
  const home = () => {
    start = undefined
    tilt({ turn: 0, lean: 0 })
  }
  const handlers = {
    pointerdown(event: PointerEvent) {
      if (event.button !== 0) return
      start = { x: event.clientX, y: event.clientY }
      dragged = false
      element.setPointerCapture(event.pointerId)
    },
    pointermove(event: PointerEvent) {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (start) {
        const [x, y] = [event.clientX - start.x, event.clientY - start.y]
        dragged ||= Math.hypot(x, y) > TAP_PIXELS
        tilt(dragTilt(x / width, y / height))
        return
      }
      if (event.pointerType === 'mouse') {
        tilt(pointerTilt(((event.clientX - left) / width) * 2 - 1, ((event.clientY - top) / height) * 2 - 1))
      }
    },
    pointerup() {
      if (start && !dragged) tap()
      home()
    },
    pointercancel: home,
    pointerleave: home,
  }
  const keys: Pose = { turn: 0, lean: 0 }
  const keydown = (event: KeyboardEvent) => {
    const [turn, lean] = STEPS[event.key] ?? [0, 0]
    const isTap = event.key === 'Enter' || event.key === ' '
    if (event.target !== element || (!isTap && turn === 0 && lean === 0)) return
    event.preventDefault()
    if (isTap) return tap()
    keys.turn = within(keys.turn + turn, KEY_MOST)
    keys.lean = within(keys.lean + lean, KEY_MOST)
    tilt({ ...keys })
  }
  const blur = () => {
    Object.assign(keys, { turn: 0, lean: 0 })
    home()
  }
  const entries = Object.entries(handlers) as [keyof typeof handlers, (event: PointerEvent) => void][]
  for (const [name, handler] of entries) element.addEventListener(name, handler)
  element.addEventListener('keydown', keydown)
  element.addEventListener('blur', blur)
  element.style.touchAction = 'pan-y'
  element.tabIndex = 0
  element.setAttribute('role', 'group')
  element.setAttribute('aria-keyshortcuts', 'ArrowLeft ArrowRight ArrowUp ArrowDown Enter')
  return () => {
    for (const [name, handler] of entries) element.removeEventListener(name, handler)
    element.removeEventListener('keydown', keydown)
    element.removeEventListener('blur', blur)
    for (const name of ['tabindex', 'role', 'aria-keyshortcuts', 'aria-label']) element.removeAttribute(name)
  }
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}
