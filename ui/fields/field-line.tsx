import type { ReactNode } from 'react'
import { Stack } from '../layout/stack.tsx'
import styles from './field.module.css'

/** A field and the button beside it, at the height of its box; below it on phones. */
export function FieldLine({ children }: { children: ReactNode }) {
  return (
    <Stack gap="s" className={styles.line}>
      {children}
    </Stack>
  )
}
