import type { ReactNode } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import styles from '../../view/quest.module.css'

type Props = {
  label: string
  prize: ReactNode
  /** Just won: the prize has the whole width to arrive on. */
  isNew?: boolean
  children: ReactNode
}

/** The prize of a quest on its ground, beside what is to say about it. */
export function RewardFrame({ label, prize, isNew, children }: Props) {
  return (
    <Box
      as="section"
      above="m"
      framed
      round="l"
      ground="raised"
      className={isNew ? undefined : styles.beside}
      aria-label={label}
    >
      <Stack across="center" padBlock={isNew ? 'xxl' : 'm'} ground="accent" className={styles.prize}>
        {prize}
      </Stack>
      <Box padBlock="m" padInline="l" breaks shrinks>
        {children}
      </Box>
    </Box>
  )
}
