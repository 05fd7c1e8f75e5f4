import { lazy } from 'react'
import { useTexts } from '#ui/language.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { signInScreen } from '../texts.ts'
import { OptionalPart } from './optional-part.tsx'
import styles from './sign-in-aside.module.css'

const ExampleCards = lazy(() => import('./example-cards.tsx').then((module) => ({ default: module.ExampleCards })))

/** The panel beside the form: wordmark, slogan, and three cards that come once the form can be used. */
export function SignInAside() {
  const t = useTexts(signInScreen)
  return (
    <aside className={styles.aside}>
      <svg className={styles.field} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d="M0 58 50 0 100 58V100H0Z" className={styles.chevron} />
        <path d="M0 58 50 0 100 58" className={styles.edge} />
      </svg>
      <div className={styles.words}>
        <Wordmark size={30} onDark />
        <p className={`bz-slogan ${styles.slogan}`}>{t.slogan()}</p>
        <p className={styles.lead}>{t.lead()}</p>
      </div>
      <div className={styles.cards}>
        <OptionalPart>
          <ExampleCards />
        </OptionalPart>
      </div>
    </aside>
  )
}
