import type { ReactNode } from 'react'
import { Grid } from '#ui/layout/grid.tsx'
import { Text } from '#ui/layout/text.tsx'
import styles from './developers.module.css'

/** What is to say about a key in a column, in lines. */
export function Cell({ children }: { children: ReactNode }) {
  return (
    <Grid as="span" padBlock="xs">
      {children}
    </Grid>
  )
}

/** A second line, which is cut; `title` says all of it. */
export function Small({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Text as="small" type="caption" tone="ink3" brief className={styles.small} title={title}>
      {children}
    </Text>
  )
}
