import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { CallInput } from '#base/endpoint.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Loaded } from '#ui/lists/loaded.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { previewMail } from '../contract.ts'
import { mailPage } from '../page-texts.ts'
import styles from './mail-page.module.css'

const TYPING_MS = 400

type Props = {
  draft: CallInput<typeof previewMail>
  /** Whether the draft is valid; otherwise the last valid preview stays. */
  isRight: boolean
  replyTo: string
}

/** The e-mail as the server writes it, in a frame that runs and loads nothing; or its plain text. */
export function MailPreview({ draft, isRight, replyTo }: Props) {
  const mailPageTexts = useTexts(mailPage)
  const [settled] = useDebouncedValue(isRight ? draft : undefined, TYPING_MS)
  const [good, setGood] = useState(draft)
  if (settled && JSON.stringify(settled) !== JSON.stringify(good)) setGood(settled)
  const [isPlain, setIsPlain] = useState(false)
  const query = useQueryCall(previewMail, good, { placeholderData: (before) => before, enabled: isRight })
  return (
    <section className={styles.preview} aria-label={mailPageTexts.previewOf()}>
      <div className={styles.previewHead}>
        <h2>{mailPageTexts.preview()}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen */}
        <div className={styles.chips} role="group" aria-label={mailPageTexts.preview()}>
          <FilterChip selected={!isPlain} onSelect={() => setIsPlain(false)}>
            {mailPageTexts.drawn()}
          </FilterChip>
          <FilterChip selected={isPlain} onSelect={() => setIsPlain(true)}>
            {mailPageTexts.plain()}
          </FilterChip>
        </div>
      </div>
      <Loaded query={query} coming={<RuledOutline kind="lines" count={8} />}>
        {(data) => (
          <div className={styles.mail}>
            <p className={styles.subject} aria-live="polite">
              {data.subject}
              {replyTo && <span>{`${mailPageTexts.replyTo()} ${replyTo}`}</span>}
            </p>
            {isPlain ? (
              <pre className={styles.plain} lang={draft.lang}>
                {data.text}
              </pre>
            ) : (
              <iframe className={styles.frame} title={mailPageTexts.previewOf()} sandbox="" srcDoc={data.html} />
            )}
          </div>
        )}
      </Loaded>
    </section>
  )
}
