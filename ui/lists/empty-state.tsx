import type { ReactNode } from 'react'
import { Box } from '../layout/box.tsx'
import { Row } from '../layout/row.tsx'
import { Text } from '../layout/text.tsx'
import type { Category } from '../marks/category-glyph.tsx'
import { CategoryOutline } from '../marks/category-outline.tsx'
import styles from './lists.module.css'

type Props = {
  outline: Category
  title: ReactNode
  /** A sentence about the future content. */
  text: ReactNode
  /** The one primary button. */
  action?: ReactNode
  /** An example to start from; a `bz-link`. */
  example?: ReactNode
}

/** The content of an empty list. */
export function EmptyState({ outline, title, text, action, example }: Props) {
  return (
    <Row as="section" padBlock="xxl" gap="xxl" className={styles.empty}>
      <CategoryOutline category={outline} width={76} />
      <div>
        <h2>{title}</h2>
        <Text above="s" below="l" tone="ink2">
          {text}
        </Text>
        {action}
        {example && <Box above="l">{example}</Box>}
      </div>
    </Row>
  )
}
