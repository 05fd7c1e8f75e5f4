import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.tsx'
import { PageLink } from '#ui/page-link.tsx'
import { PublicCard } from '#ui/public-card.tsx'
import { PublicFrame } from '#ui/public-frame.tsx'
import { authScreen } from '../texts.ts'
import styles from './auth-page.module.css'

/** /expired: says that the link has expired, and leads to a new one and to help. */
export function ExpiredPage() {
  const authScreenTexts = useTexts(authScreen)
  return (
    <PublicFrame title={authScreenTexts.expired()} page={authScreenTexts.page()} home="/signin">
      <PublicCard>
        <h1>{authScreenTexts.expired()}</h1>
        <p className={styles.text}>{authScreenTexts.expiredText()}</p>
        <Button kind="primary" size="footer" href="/signin">
          {authScreenTexts.another()}
        </Button>
        <p className={styles.note}>
          {authScreenTexts.support()}{' '}
          <PageLink className="bz-link" href="/help">
            {authScreenTexts.help()}
          </PageLink>
        </p>
      </PublicCard>
    </PublicFrame>
  )
}
