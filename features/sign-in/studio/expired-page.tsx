import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { PublicCard } from '#ui/frames/public-card.tsx'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { useTexts } from '#ui/words/language.tsx'
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
