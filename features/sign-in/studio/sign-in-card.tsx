import { Suspense, useId, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import type { MailLink } from '#ui/fields/use-mail-link.ts'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { signInScreen } from '../texts.ts'
import { deletedCommunity } from './deleted-community.ts'
import { EmailForm } from './email-form.tsx'
import { leftOpenAs } from './left-open.ts'
import { enterWith } from './session.ts'
import styles from './sign-in-page.module.css'
import { keepWay, readWay, type SignInWay } from './sign-in-way.ts'
import { WaySwitch } from './way-switch.tsx'

const WalletCode = lazyHere(() => import('../by-wallet/studio/wallet-code.tsx').then((module) => module.WalletCode))

type Props = {
  link: MailLink
  isNew: boolean
  onSwitch: (isNew: boolean) => void
  onEntered: (href: string) => void
}

/** The sign-in or sign-up card: by wallet or by e-mail. */
export function SignInCard({ link, isNew, onSwitch, onEntered }: Props) {
  const signInScreenTexts = useTexts(signInScreen)
  const panel = useId()
  const [chosen, setChosen] = useState<SignInWay>()
  const way = chosen ?? readWay(isNew)
  const deleted = isNew ? undefined : deletedCommunity()
  const ended = isNew ? undefined : leftOpenAs()
  const choose = (next: SignInWay) => {
    keepWay(next)
    setChosen(next)
  }
  const hints = {
    wallet: isNew ? signInScreenTexts.walletHintNew() : signInScreenTexts.walletHint(),
    email: isNew ? signInScreenTexts.signUpHint() : signInScreenTexts.welcomeHint(),
  }
  const signIn = deleted ? signInScreenTexts.deleted() : signInScreenTexts.welcome()
  const title = isNew ? signInScreenTexts.signUp() : signIn
  const endedHints = { admin: signInScreenTexts.endedHint(), contributor: signInScreenTexts.accessEndedHint() }
  return (
    <>
      {/* Above everything else: a newcomer need not find it beneath a code. */}
      <Row padBlock="s" padInline="xxxl" lined="below" as="p" gap="l" rows="s" justify="between" wrap tone="ink2">
        <span>{isNew ? signInScreenTexts.notNew() : signInScreenTexts.newHere()}</span>
        <Button onClick={() => onSwitch(!isNew)}>
          {isNew ? signInScreenTexts.toSignIn() : signInScreenTexts.toSignUp()}
        </Button>
      </Row>
      <div className={styles.body}>
        <h1 id={`${panel}-title`}>{title}</h1>
        <Text above="xs" below="l" tone="ink2" breaks>
          {deleted
            ? signInScreenTexts.deletedHint({ community: deleted.name })
            : ended
              ? endedHints[ended]
              : hints[way]}
        </Text>
        <WaySwitch way={way} onWay={choose} panel={panel} />
        <div id={panel} role="tabpanel" aria-labelledby={`${panel}-title`}>
          {way === 'email' ? (
            <EmailForm link={link} />
          ) : (
            <Suspense fallback={<CodeComing />}>
              <WalletCode isNew={isNew} onToken={(token) => onEntered(enterWith(token))} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  )
}

function CodeComing() {
  return (
    <Row justify="center" tone="accent" className={styles.coming}>
      <ChevronLoader size={40} />
    </Row>
  )
}
