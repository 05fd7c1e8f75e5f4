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
        <path d="M-9 68.4 50 0 109 68.4V109H-9Z" fill="#140e50" stroke="#6a5bf0" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.words}>
        <Wordmark size={30} onDark />
        <Text above="xxxl" className={`bz-slogan ${styles.slogan}`}>
          {signInScreenTexts.slogan()}
        </Text>
        <Text above="l" type="heading" width="hint" tone="ink2">
          {signInScreenTexts.lead()}
        </Text>
      </div>
      <ExampleCards />
    </aside>
  )
}
