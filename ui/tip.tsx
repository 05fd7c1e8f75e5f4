import { Tooltip } from '@mantine/core'
import type { RefObject } from 'react'

/** The tooltip of a control that stands elsewhere; loaded when somebody first points at one. */
export function Tip({ of, label }: { of: RefObject<HTMLElement | null>; label: string }) {
  return <Tooltip target={of} label={label} />
}
