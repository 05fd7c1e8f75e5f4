import type { ReactNode } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import styles from './webhooks.module.css'

type PartProps = { title: string; aside?: ReactNode; children: ReactNode }

/** A part of a message under its heading. */
export function Part({ title, aside, children }: PartProps) {
  return (
    <Box as="section" below="xl">
      <Row as="header" below="s" gap="s">
        <Box as="h3" grow>
          {title}
        </Box>
        {aside}
      </Row>
      {children}
    </Box>
  )
}

/** How long an attempt took. */
export function Took({ children }: { children: ReactNode }) {
  return (
    <Text as="span" type="small" tone="ink2" nowrap>
      {children}
    </Text>
  )
}

/** What was sent or received, as it is. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <Text
      as="pre"
      type="caption"
      tone="ink2"
      padBlock="s"
      padInline="l"
      framed
      round="m"
      ground="sunken"
      className={`bz-mono ${styles.code}`}
    >
      {children}
    </Text>
  )
}
