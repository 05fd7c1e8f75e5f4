import { Tooltip } from '@mantine/core'
import type { RefObject } from 'react'

/** The tooltip of a control rendered elsewhere; loaded at the first hover. */
export function Tip({ of, label }: { of: RefObject<HTMLElement | null>; label: string }) {
  return <Tooltip target={of} label={label} />
}
