import type { ReactNode } from 'react'
import { Row } from '../layout/row.tsx'
import type { Category } from '../marks/category-glyph.tsx'
import { CategoryOutline } from '../marks/category-outline.tsx'
import styles from './empty-state.module.css'

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
        <p className={styles.text}>{text}</p>
        {action}
        {example && <div className={styles.example}>{example}</div>}
      </div>
    </Row>
  )
}
