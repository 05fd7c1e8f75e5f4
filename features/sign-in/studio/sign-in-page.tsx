import { Suspense } from 'react'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import { LanguageMenu } from '#ui/frames/language-menu.tsx'
import { Box } from '#ui/layout/box.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { signInScreen } from '../texts.ts'
import { SignInAside } from './sign-in-aside.tsx'
import { SignInCard } from './sign-in-card.tsx'
import styles from './sign-in-page.module.css'
import { useStudioLink } from './use-studio-link.ts'

const MailSent = lazyHere(() => import('./mail-sent.tsx').then((module) => module.MailSent))

type Props = {
  /** Sign-up mode (`?new=1`). */
  isNew: boolean
  /** Switches to the other mode. */
  onSwitch: (isNew: boolean) => void
  /** Called after the sign-in with the next page. */
  onEntered: (href: string) => void
}

/** /signin: the slogan at the left; the code, the e-mail form or its next step at the right. */
export function SignInPage({ isNew, onSwitch, onEntered }: Props) {
  const signInScreenTexts = useTexts(signInScreen)
  const link = useStudioLink(isNew)
  usePageTitle(isNew ? signInScreenTexts.signUp() : signInScreenTexts.toSignIn())
  const change = (next: boolean) => {
    link.reset()
    onSwitch(next)
  }
  return (
    <div className={styles.page}>
      <SignInAside />
      <main className={styles.main} id="page" tabIndex={-1}>
        <div className={styles.language}>
          <LanguageMenu />
        </div>
        <Box round="xl" ground="sheet" width="narrow" middled className={styles.card}>
          {link.sent ? (
            <Suspense>
              <MailSent link={link} sent={link.sent} onEntered={onEntered} />
            </Suspense>
          ) : (
            <SignInCard link={link} isNew={isNew} onSwitch={change} onEntered={onEntered} />
          )}
        </Box>
      </main>
    </div>
  )
}
