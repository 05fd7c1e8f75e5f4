import type { ReactNode } from 'react'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../layout/text.tsx'
import styles from './public-frame.module.css'

type Props = {
  role: 'status' | 'alert'
  /** Above the title. */
  mark?: ReactNode
  title: ReactNode
  text: ReactNode
  /** A button, or more words. */
  children?: ReactNode
}

/** What takes the place of a public page, in large letters and without a card. */
export function PublicMessage({ role, mark, title, text, children }: Props) {
  return (
    <Stack as="section" gap="l" across="start" width="middle" middled className={styles.message} role={role}>
      {mark}
      <h1 className="bz-headline">{title}</h1>
      <Text type="lead" tone="ink2">
        {text}
      </Text>
      {children}
    </Stack>
  )
}
