import { useRef } from 'react'
import { texts } from '#base/text.ts'
import { useFootRoom } from '../browser/use-foot-room.ts'
import { Button } from '../buttons/button.tsx'
import { PageLink } from '../buttons/page-link.tsx'
import { useTexts } from '../words/language.tsx'
import styles from './cookie-banner.module.css'

type Props = { onAccept: () => void; onReject: () => void; policyHref?: string }

/**
 * Asks whether visits may be counted; both choices look equal, and nothing waits for one. While it is open,
 * `--bz-banner-room` holds its height, so that nothing is covered by it.
 */
export function CookieBanner({ onAccept, onReject, policyHref = '/settings/cookies' }: Props) {
  const say = useTexts(sentences)
  const banner = useRef<HTMLElement>(null)
  useFootRoom(banner, '--bz-banner-room')
  return (
    <section ref={banner} className={styles.banner} aria-label={say.question()}>
      <p>
        <b>{say.question()}</b> {say.answer()}{' '}
        <PageLink className="bz-link" href={policyHref}>
          {say.policy()}
        </PageLink>
      </p>
      <div className={styles.actions}>
        <Button onClick={onReject}>{say.reject()}</Button>
        <Button onClick={onAccept}>{say.accept()}</Button>
      </div>
    </section>
  )
}

const sentences = texts({
  question: { en: 'May we count visits?', fr: 'Pouvons-nous compter les visites ?' },
  answer: {
    en: 'One cookie, no advertising. Sign-in works either way.',
    fr: 'Un seul cookie, pas de publicité. La connexion fonctionne dans les deux cas.',
  },
  policy: { en: 'Cookie policy', fr: 'Politique des cookies' },
  reject: { en: 'Reject', fr: 'Refuser' },
  accept: { en: 'Accept', fr: 'Accepter' },
})
