import type { ReactNode } from 'react'
import { Grid } from '../layout/grid.tsx'
import { Stack } from '../layout/stack.tsx'
import styles from './page-columns.module.css'

type Props = {
  /** One element: a form. */
  children: ReactNode
  /** In view while the page scrolls; below it where there is no room. */
  side: ReactNode
  /** The side is at least as wide, as for an e-mail. */
  even?: boolean
  /** The side is left out where there is no room. */
  optional?: boolean
}

/** A form, and beside it what comes of it. */
export function PageColumns({ children, side, even, optional }: Props) {
  return (
    <Grid above="xxl" className={styles.page} data-even={even || undefined}>
      {children}
      <Stack gap="xxxl" className={styles.side} data-optional={optional || undefined}>
        {side}
      </Stack>
    </Grid>
  )
}
