import { type ReactNode, type Ref, useRef, useState } from 'react'
import type { MenuLook } from './menu-part.tsx'
import { useLate } from './use-late.ts'

/** What the button of a menu carries. */
type MenuButton = {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: () => void
  onClick: () => void
}

type Props = MenuLook & { children: (button: MenuButton) => ReactNode }

const loadMenu = () => import('./menu-part.tsx').then((module) => module.MenuPart)

/**
 * A button and the menu behind it. The menu's code is a good part of a page's, so it comes when somebody points at the
 * button, focuses or presses it; a press before it is there opens it as soon as it is.
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
    // The menu tells its own state once it is there.
    'aria-expanded': false,
    onPointerEnter: () => {
      setIsPointedAt(true)
      want()
    },
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => want(),
    onClick: press,
  }
  const hovered = look.onHover && isPointedAt ? 'hover' : undefined
  return (
    <>
      {children(carried)}
      {Part && <Part to={button.current} missed={isAsked ? 'press' : hovered} look={look} />}
    </>
  )
}
