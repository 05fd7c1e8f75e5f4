import { Text } from '#ui/layout/text.tsx'
import { Wordmark } from '#ui/marks/wordmark.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { signInScreen } from '../texts.ts'
import { ExampleCards } from './example-cards.tsx'
import styles from './sign-in-aside.module.css'

/** The panel beside the form: wordmark, slogan, and three cards. */
export function SignInAside() {
  const signInScreenTexts = useTexts(signInScreen)
  return (
    <aside className={styles.aside}>
      <svg className={styles.field} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d="M0 58 50 0 100 58V100H0Z" className={styles.chevron} />
        <path d="M0 58 50 0 100 58" className={styles.edge} />
      </svg>
      <div className={styles.words}>
        <Wordmark size={30} onDark />
        <p className={`bz-slogan ${styles.slogan}`}>{signInScreenTexts.slogan()}</p>
        <Text above="xxl" type="heading" className={styles.lead}>
          {signInScreenTexts.lead()}
        </Text>
      </div>
      <div className={styles.cards}>
        <ExampleCards />
      </div>
    </aside>
  )
}
