import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { useLate } from '../calls/use-late.ts'
import type { MenuLook } from './menu-part.tsx'

/** The props of a menu's button. */
type MenuButton = {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: () => void
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

type Props = MenuLook & { children: (button: MenuButton) => ReactNode }

const loadMenu = () => import('./menu-part.tsx').then((module) => module.MenuPart)

/**
 * A button and its menu. The menu's code is large, so it loads when the button is hovered, focused or pressed; an early
 * press opens the menu as soon as it has loaded, unless Escape was pressed since.
 */
export function LateMenu({ children, ...look }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [Part, want] = useLate(loadMenu, () => setIsAsked(false))
  const [isPointedAt, setIsPointedAt] = useState(false)
  const press = () => {
    if (Part) return
    setIsAsked((asked) => !asked)
    want('pressed')
  }
  const carried: MenuButton = {
    ref: button,
    'aria-haspopup': 'menu',
    // The menu reports its own state once it has loaded.
    'aria-expanded': false,
    onPointerEnter: () => {
      setIsPointedAt(true)
      want()
    },
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => want(),
    onClick: press,
    onKeyDown: ({ key }) => {
      if (key !== 'Escape') return
      setIsAsked(false)
      setIsPointedAt(false)
    },
  }
  const hovered = look.onHover && isPointedAt ? 'hover' : undefined
  return (
    <>
      {children(carried)}
      {Part && <Part to={button.current} missed={isAsked ? 'press' : hovered} look={look} />}
    </>
  )
}
