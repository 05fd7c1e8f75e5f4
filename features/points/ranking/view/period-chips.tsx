import type { ReactNode } from 'react'
import type { Shape } from '#ui/layout/draw-part.ts'
import { Row } from '#ui/layout/row.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'

type Props = Pick<Shape, 'below'> & {
  label: string
  chips: { label: string; count?: number; isChosen: boolean; onChoose: () => void }[]
  /** What follows the chips. */
  children?: ReactNode
}

/** The choice of what a ranking is of: a season, all time, or whatever else is offered. */
export function PeriodChips({ label, chips, below, children }: Props) {
  return (
    <Row below={below} gap="s" wrap role="group" aria-label={label}>
      {chips.map(({ label, count, isChosen, onChoose }) => (
        <FilterChip key={label} selected={isChosen} count={count} onSelect={onChoose}>
          {label}
        </FilterChip>
      ))}
      {children}
    </Row>
  )
}
