import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { ReactNode } from 'react'
import { Box } from '../layout/box.tsx'
import type { PartOf } from '../layout/draw-part.ts'
import { Row } from '../layout/row.tsx'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../layout/text.tsx'
import styles from './lists.module.css'

type Props = Omit<PartOf<'details', object>, 'as' | 'className' | 'title' | 'open' | 'onToggle'> & {
  title: ReactNode
  /** What is in it, in a few words below the title. */
  summary?: ReactNode
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** A part of a form that can be folded away. */
export function Fold({ title, summary, isOpen, onOpen, children, ...fold }: Props) {
  return (
    <Box
      {...fold}
      as="details"
      className={styles.fold}
      open={isOpen}
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <Row as="summary" gap="m" justify="between">
        <span>
          <Text as="strong" block type="heading" className="bz-display">
            {title}
          </Text>
          {summary && (
            <Text as="small" type="small" tone="ink2" breaks>
              {summary}
            </Text>
          )}
        </span>
        <CaretDownIcon size={20} aria-hidden />
      </Row>
      <Stack above="l" gap="l">
        {children}
      </Stack>
    </Box>
  )
}
