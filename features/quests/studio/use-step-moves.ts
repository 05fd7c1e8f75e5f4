import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * Moves the items of a list, by pointer while one is dragged and by keys. `move` returns what is announced, or undefined
 * when nothing moved. The focus follows the item that was moved by a key.
 */
export function useStepMoves(count: number, move: (from: number, to: number) => string | undefined) {
  const list = useRef<HTMLOListElement & HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [announced, setAnnounced] = useState('')
  const focusAt = useRef<{ item: number; control: number }>(undefined)

  const run = (from: number, to: number) => {
    const said = move(from, to)
    if (said !== undefined) setAnnounced(said)
    return said !== undefined
  }
  const drag = useEffectEvent((event: globalThis.PointerEvent) => {
    if (dragged === undefined || !list.current) return
    const to = itemAt(list.current, event.clientY, dragged)
    if (to !== dragged && run(dragged, to)) setDragged(to)
  })
  const isDragging = dragged !== undefined
  useEffect(() => {
    if (!isDragging) return
    const end = () => setDragged(undefined)
    // On the window: an item that moves in the page loses the capture of its pointer.
    window.addEventListener('pointermove', drag)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', drag)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [isDragging])
  // An element that moves in the page loses the focus.
  useLayoutEffect(() => {
    const wanted = focusAt.current
    if (!wanted) return
    focusAt.current = undefined
    controlsOf(list.current, wanted.item)[wanted.control]?.focus()
  })
  return {
    list,
    dragged,
    announced,
    startDrag: (event: PointerEvent, at: number) => {
      if (event.button !== 0 || count < 2) return
      event.preventDefault()
      setDragged(at)
    },
    /** Moves an item, and the focus with it. */
    keepFocus: (from: number, to: number) => {
      const control = controlsOf(list.current, from).indexOf(document.activeElement as HTMLElement | null)
      if (run(from, to)) focusAt.current = { item: to, control }
    },
  }
}

function controlsOf(list: HTMLElement | null, at: number): (HTMLElement | null)[] {
  return [...(list?.children[at]?.querySelectorAll<HTMLElement>('button, input') ?? [])]
}

/** The place of an item whose middle the pointer has passed on its way from its own. */
function itemAt(list: HTMLElement, y: number, from: number): number {
  const middles = [...list.children].map((item) => {
    const { top, height } = item.getBoundingClientRect()
    return top + height / 2
  })
  let to = from
  while (to > 0 && y < (middles[to - 1] ?? Number.NEGATIVE_INFINITY)) to -= 1
  while (to < middles.length - 1 && y > (middles[to + 1] ?? Number.POSITIVE_INFINITY)) to += 1
  return to
}
