import type { ReactNode } from 'react'
import { usePageTitle } from '../browser/use-page-title.ts'
import { Row } from '../layout/row.tsx'
import { useFormat } from '../words/format.ts'
import styles from './page-head.module.css'

type Props = {
  /** Names the browser's tab as well. */
  title: string
  count?: number
  /** One line of explanation. */
  explanation?: ReactNode
  /** A link to the page of the guide about this page. */
  help?: ReactNode
  /** At the right: a secondary and one primary button. */
  actions?: ReactNode
}

/** The head of a page: its title, how many there are, one line, its buttons. */
export function PageHead({ title, count, explanation, help, actions }: Props) {
  const format = useFormat()
  usePageTitle(title)
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1>
          {title}
          {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
        </h1>
        {explanation && <p className={styles.explanation}>{explanation}</p>}
        {help && <span className={styles.help}>{help}</span>}
      </div>
      {actions && (
        <Row gap="s" align="stretch" wrap fixed className={styles.actions}>
          {actions}
        </Row>
      )}
    </header>
  )
}
