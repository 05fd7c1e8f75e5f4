import { useTexts } from '#ui/language.tsx'
import { StatusGlyph } from '#ui/status-glyph.tsx'
import { sendWords } from '../send-texts.ts'
import styles from './preflight-panel.module.css'

type Props = {
  /** Whether anything goes. */
  isReady: boolean
  what: string
  of?: string | undefined
  /** Mails that the day has left afterwards; nothing is said of fewer than none. */
  left: number | undefined
}

/** The head of what a send would do: the real number, of how many, and what the day has left. */
export function PreflightHead({ isReady, what, of, left }: Props) {
  const sendTexts = useTexts(sendWords)
  const status = isReady ? 'owner' : 'expired'
  return (
    <div className={styles.head} data-status={status} role="status">
      <StatusGlyph status={status} size={20} />
      <p>
        <strong>{what}</strong> {of && <span>{of}</span>}
      </p>
      {left !== undefined && left >= 0 && <p className={styles.left}>{sendTexts.left({ count: left })}</p>}
    </div>
  )
}
