import type { ReactNode } from 'react'
import { Box } from '../layout/box.tsx'
import type { PartOf, StackOwn } from '../layout/draw-part.ts'
import { Stack } from '../layout/stack.tsx'
import styles from './facts.module.css'

type FactsProps = Omit<PartOf<'dl', StackOwn>, 'as'> & {
  /** Labels of one width, for lists that follow each other. */
  even?: boolean
  /** Beside their labels on phones too. */
  beside?: boolean
}

/** Values beside their labels, and below them on phones. */
export function Facts({ even, beside, className, ...list }: FactsProps) {
  return (
    <Stack
      gap="xl"
      rows="s"
      {...list}
      as="dl"
      className={className ? `${styles.facts} ${className}` : styles.facts}
      data-even={even || undefined}
      data-beside={beside || undefined}
    />
  )
}

type FactProps = Omit<PartOf<'dd', object>, 'as'> & { label: ReactNode }

/** A value with its label, in `Facts`; the value gets all other attributes. */
export function Fact({ label, ...value }: FactProps) {
  return (
    <>
      <dt>{label}</dt>
      <Box {...value} as="dd" />
    </>
  )
}
