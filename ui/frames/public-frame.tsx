import type { ReactNode } from 'react'
import { usePageTitle } from '../browser/use-page-title.ts'
import { PageLink } from '../buttons/page-link.tsx'
import { Row } from '../layout/row.tsx'
import { Text } from '../layout/text.tsx'
import { Wordmark } from '../marks/wordmark.tsx'
import { LanguageMenu } from './language-menu.tsx'
import styles from './public-frame.module.css'

type Props = {
  /** The title of the browser's tab; by default the one from the server. */
  title?: string
  /** The page's name beside the wordmark ("Verification"). */
  page?: ReactNode
  /** At the right, before the language. */
  actions?: ReactNode
  /** Where the wordmark leads. */
  home?: string
  foot?: ReactNode
  children: ReactNode
}

/** The frame of the public pages (wizard, claim, verify): wordmark, page name, language; the page on the canvas. */
export function PublicFrame({ title, page, actions, home = '/', foot, children }: Props) {
  usePageTitle(title)
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <PageLink href={home} className={styles.home}>
          <Wordmark size={24} />
        </PageLink>
        {page && <span className={styles.page}>{page}</span>}
        <Row atEnd gap="m" className={styles.actions}>
          {actions}
          <LanguageMenu short={Boolean(actions)} />
        </Row>
      </header>
      <main className={styles.main} id="page" tabIndex={-1}>
        {children}
      </main>
      {foot && (
        <Text as="footer" type="small" tone="ink3" className={styles.foot}>
          {foot}
        </Text>
      )}
    </div>
  )
}
