import { useRef } from 'react'
import { useFootRoom } from '../browser/use-foot-room.ts'
import { Button } from '../buttons/button.tsx'
import { PageLink } from '../buttons/page-link.tsx'
import { Row } from '../layout/row.tsx'
import { useTexts } from '../words/language.tsx'
import styles from './cookie-banner.module.css'
import { cookieWords } from './cookie-words.ts'

type Props = { onAccept: () => void; onReject: () => void; policyHref?: string }

/**
 * A bar at the foot of the window that asks whether visits may be counted; both choices look equal, and nothing waits for
 * one. While it is open, the page ends above it: `--bz-banner-room` holds its height, and `--bz-window` what is left.
 */
export function CookieBanner({ onAccept, onReject, policyHref = '/settings/cookies' }: Props) {
  const say = useTexts(cookieWords)
  const banner = useRef<HTMLElement>(null)
  useFootRoom(banner, '--bz-banner-room')
  return (
    <Row
      as="section"
      lined="above"
      ground="sheet"
      gap="xxl"
      rows="s"
      justify="between"
      ref={banner}
      className={styles.banner}
      aria-label={say.question()}
    >
      <p>
        <b>{say.question()}</b> {say.answer()}{' '}
        <PageLink className="bz-link" href={policyHref}>
          {say.policy()}
        </PageLink>
      </p>
      <Row gap="s" align="stretch" fixed className={styles.actions}>
        <Button onClick={onReject}>{say.reject()}</Button>
        <Button onClick={onAccept}>{say.accept()}</Button>
      </Row>
    </Row>
  )
}
