import type { ComponentProps } from 'react'
import { Box } from '../layout/box.tsx'
import { Row } from '../layout/row.tsx'
import styles from './field.module.css'

/** A box or a dot with its words, as high on phones as a finger is wide; has the attributes of an `input`. */
export function ChoiceLine({ children, ...input }: ComponentProps<'input'> & { type: 'checkbox' | 'radio' }) {
  return (
    <Row as="label" gap="s" className={styles.choice}>
      <input {...input} />
      <Box as="span" shrinks breaks>
        {children}
      </Box>
    </Row>
  )
}
