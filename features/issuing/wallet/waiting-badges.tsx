import { useRef } from 'react'
import { useTexts } from '#ui/words/language.tsx'
import { waitingWords } from '../texts.ts'
import { useWaiting } from './use-waiting.ts'
import styles from './waiting-badges.module.css'
import { WaitingCard } from './waiting-card.tsx'

/** Claim tokens of badges that a higher feature shows itself. */
type Props = { except?: string[] }

/** The badges that wait for this wallet, each collected by one press; nothing without one. */
export function WaitingBadges({ except = [] }: Props) {
  const waitingTexts = useTexts(waitingWords)
  const { data } = useWaiting()
  const title = useRef<HTMLHeadingElement>(null)
  const waiting = (data?.waiting ?? []).filter(({ token }) => !except.includes(token))
  if (waiting.length === 0) return null
  return (
    <section className={styles.waiting} aria-labelledby="waiting">
      <h2 id="waiting" ref={title} tabIndex={-1}>
        {waitingTexts.title()}
      </h2>
      <ul>
        {waiting.map((badge) => (
          <WaitingCard key={badge.token} badge={badge} onKept={() => title.current?.focus()} />
        ))}
      </ul>
    </section>
  )
}
