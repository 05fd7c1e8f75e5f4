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

type Props = {
  to: HTMLElement | null
  /** What somebody did with the control before the menu was there. */
  missed: 'press' | 'hover' | undefined
  look: MenuLook
}

/** A menu beside its control. Loaded by `LateMenu`; what it missed until then is done once more, as the menu itself knows it. */
export function MenuPart({ to, missed, look }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  // Only a menu that opens after it stands remembers what had the focus; one that was pressed stays when the pointer leaves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done before it was there.
  useEffect(() => {
    if (missed === 'press') to?.click()
    if (missed === 'hover') to?.dispatchEvent(new MouseEvent('mouseenter'))
  }, [])
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
