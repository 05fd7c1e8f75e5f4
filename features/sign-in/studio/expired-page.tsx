import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.tsx'
import { PageLink } from '#ui/page-link.tsx'
import { PublicFrame } from '#ui/public-frame.tsx'
import { authScreen } from '../texts.ts'
import styles from './auth-page.module.css'

/** /expired: the link has ended; the way to another, and to help. */
export function ExpiredPage() {
  const t = useTexts(authScreen)
  return (
    <PublicFrame title={t.expired()} page={t.page()} home="/signin">
      <div className={styles.card}>
        <h1>{t.expired()}</h1>
        <p className={styles.text}>{t.expiredText()}</p>
        <Button kind="primary" size="footer" href="/signin">
          {t.another()}
        </Button>
        <p className={styles.note}>
          {t.support()}{' '}
          <PageLink className="bz-link" href="/help">
            {t.help()}
          </PageLink>
        </p>
      </div>
    </PublicFrame>
  )
}
