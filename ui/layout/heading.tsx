import type { ReactNode } from 'react'
import type { PartOf, Tag } from './draw-part.ts'
import { Text } from './text.tsx'

type Props = {
  as?: 'h1' | 'h2' | 'h3' | 'h4'
  /** How many there are, as words. */
  count?: ReactNode
}

/** A heading, and quietly beside it how many there are. */
export function Heading({
  as = 'h2',
  count,
  children,
  ...heading
}: Props & Omit<PartOf<Extract<Tag, 'h2'>, object>, 'as'>) {
  return (
    <Text as={as} {...heading}>
      {children}
      {count !== undefined && count !== '' && <span className="kit-count">{count}</span>}
    </Text>
  )
}
