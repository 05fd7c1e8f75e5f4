import { Menu } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Anchor } from './anchor.tsx'
import { type MenuChoice, MenuChoices } from './menu-choices.tsx'

export type MenuLook = {
  choices: MenuChoice[]
  position: 'bottom-end' | 'top-start'
  width: number
  /** false where a choice moves the focus elsewhere. */
  returnFocus?: boolean
  /** Opens when it is pointed at, too. */
  onHover?: boolean
}

/** A menu beside its control. Loaded by `LateMenu`; `opens` when somebody has asked for it before it was there. */
export function MenuPart({ to, opens, look }: { to: HTMLElement | null; opens: boolean; look: MenuLook }) {
  const [isOpen, setIsOpen] = useState(false)
  // Only a menu that opens after it stands remembers what had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked before it was there.
  useEffect(() => setIsOpen(opens), [])
  const hover = look.onHover ? ({ trigger: 'click-hover', openDelay: 120, closeDelay: 200 } as const) : {}
  return (
    <Menu
      opened={isOpen}
      onChange={setIsOpen}
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
