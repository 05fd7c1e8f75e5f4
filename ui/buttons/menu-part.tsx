import { Menu } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Anchor } from './anchor.tsx'
import { type MenuChoice, MenuChoices } from './menu-choices.tsx'

export type MenuLook = {
  choices: MenuChoice[]
  position: 'bottom-end' | 'top-start'
  width: number
  /** false where a choice moves the focus elsewhere. */
  returnFocus?: boolean
  /** Also opens on hover. */
  onHover?: boolean
}

type Props = {
  to: HTMLElement | null
  /** The action on the control before the menu had loaded. */
  missed: 'press' | 'hover' | undefined
  look: MenuLook
}

/** What is done on the control of a menu that opens on hover. */
const ASKING = ['mouseenter', 'click'] as const

/** A menu beside its control. Loaded by `LateMenu`; a missed action is repeated on the menu itself. */
export function MenuPart({ to, missed, look }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const isAsked = useRef(false)
  useLayoutEffect(() => {
    const ask = () => {
      isAsked.current = true
    }
    for (const name of ASKING) to?.addEventListener(name, ask)
    return () => {
      for (const name of ASKING) to?.removeEventListener(name, ask)
    }
  }, [to])
  const change = (opened: boolean) => {
    // A pointer that comes into the open menu starts the delay again, which a choice does not end: only the control opens.
    if (opened && look.onHover && !isAsked.current) return
    if (!opened) isAsked.current = false
    setIsOpen(opened)
  }
  // Only a menu that opens after it is mounted remembers the focused element; a pressed one stays when the pointer
  // leaves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done before it was there.
  useEffect(() => {
    if (missed === 'press') to?.click()
    if (missed === 'hover') to?.dispatchEvent(new MouseEvent('mouseenter'))
  }, [])
  // The menu itself hears Escape only while it has the focus. Escape also cancels an opening that is delayed.
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      isAsked.current = false
      setIsOpen(false)
    }
    to?.addEventListener('keydown', close)
    return () => to?.removeEventListener('keydown', close)
  }, [to])
  const hover = look.onHover ? ({ trigger: 'click-hover', openDelay: 120, closeDelay: 200 } as const) : {}
  return (
    <Menu
      opened={isOpen}
      onChange={change}
      position={look.position}
      width={look.width}
      returnFocus={look.returnFocus ?? true}
      {...hover}
    >
      <Menu.Target>
        <Anchor to={to} />
      </Menu.Target>
      <MenuChoices choices={look.choices} />
    </Menu>
  )
}
