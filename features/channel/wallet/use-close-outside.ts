import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Closes a small panel at Esc, and at a press outside of it and of the control that opens it. */
export function useCloseOutside(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null> | undefined,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return
      if (panel.current?.contains(target) || opener?.current?.contains(target)) return
      close()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [panel, opener])
}
