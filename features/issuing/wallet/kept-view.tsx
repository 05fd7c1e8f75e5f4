import { useEffect, useRef } from 'react'
import { EmailDoor } from '#features/holders/wallet/email-door.tsx'
import { ofTicket } from '#features/templates/ticket-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keptView } from '../texts.ts'
import styles from './claim-screen.module.css'

type Props = { how: 'open' | 'limited'; isTicket: boolean; email: string; onOpenWallet: () => void }

const KEPT_TICKET = ofTicket(keptView)

/** The badge is collected: where it is, with the link to the wallet's other badges. */
export function KeptView({ how, isTicket, email, onOpenWallet }: Props) {
  const keptViewTexts = useTexts(keptView)
  const keptTexts = useTexts(isTicket ? KEPT_TICKET : keptView)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <div className={styles.words}>
      <h1 className={styles.title} ref={title} tabIndex={-1}>
        {keptViewTexts.title()}
      </h1>
      <p className={styles.description}>
        {how === 'open' ? keptTexts.text() : email ? keptTexts.limitedText({ email }) : keptTexts.memberText()}
      </p>
      <div className={styles.actions}>
        {how === 'open' ? (
          <Button kind="primary" fullWidth className={styles.keep} href="/">
            {keptViewTexts.open()}
          </Button>
        ) : (
          <EmailDoor address={email} onEntered={onOpenWallet} />
        )}
      </div>
    </div>
  )
}
