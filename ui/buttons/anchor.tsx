import { type Ref, useLayoutEffect } from 'react'

type Props = {
  /** The control, rendered elsewhere. */
  to: HTMLElement | null
  ref?: Ref<HTMLElement>
  onClick?: (event: Event) => void
  onMouseEnter?: (event: Event) => void
  onMouseLeave?: (event: Event) => void
  id?: string
  'aria-haspopup'?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
}

/**
 * The target of a Mantine menu or panel that loaded after its control: renders nothing and passes the target's props to
 * the control, so that the control stays the same element (and keeps focus and pointer) when the menu's code arrives.
 */
export function Anchor({ to, ref, onClick, onMouseEnter, onMouseLeave, ...props }: Props) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(to)
    else if (ref) ref.current = to
  }, [ref, to])
  useLayoutEffect(() => {
    const heard = { click: onClick, mouseenter: onMouseEnter, mouseleave: onMouseLeave }
    const listening = Object.entries(heard).flatMap(([name, listener]) => (listener ? [{ name, listener }] : []))
    for (const { name, listener } of listening) to?.addEventListener(name, listener)
    return () => {
      for (const { name, listener } of listening) to?.removeEventListener(name, listener)
    }
  })
  const { id, 'aria-expanded': isExpanded, 'aria-controls': controls } = props
  useLayoutEffect(() => {
    if (!to) return
    if (id && !to.id) to.id = id
    if (isExpanded !== undefined) to.setAttribute('aria-expanded', String(isExpanded))
    if (controls) to.setAttribute('aria-controls', controls)
    else to.removeAttribute('aria-controls')
  }, [to, id, isExpanded, controls])
  return null
}
