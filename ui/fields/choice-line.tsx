import type { ComponentProps, ReactNode } from 'react'
import { Box } from '../layout/box.tsx'
import { Row } from '../layout/row.tsx'
import styles from './field.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  type: 'checkbox' | 'radio'
  /** At the end of the line, below the words on phones. */
  aside?: ReactNode
}

/** A box or a dot with its words, as high on phones as a finger is wide; has the attributes of an `input`. */
export function ChoiceLine({ aside, children, ...input }: Props) {
  return (
    <Row as="label" gap="s" className={styles.choice}>
      <input {...input} />
      <Box as="span" grow breaks>
        {children}
      </Box>
      {aside}
    </Row>
  )
}
