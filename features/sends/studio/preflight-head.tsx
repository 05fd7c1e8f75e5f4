import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { sendWords } from '../send-texts.ts'
import styles from './preflight-panel.module.css'

type Props = {
  /** Whether there is anything to send; above the limit nothing can be. */
  isReady: boolean
  what: string
  of?: string | undefined
  /** The e-mails left today afterwards; a negative number is not shown. */
  left: number | undefined
}

/** The head of a send's preview: the number of badges out of the total, and the e-mails left today. */
export function PreflightHead({ isReady, what, of, left }: Props) {
  const sendTexts = useTexts(sendWords)
  const isOver = left !== undefined && left < 0
  const status = isReady && !isOver ? 'owner' : 'expired'
  return (
    <div className={styles.head} data-status={status} role="status">
      <StatusGlyph status={status} size={20} />
      <p>
        <strong>{what}</strong> {of && <span>{of}</span>}
      </p>
      {left !== undefined && !isOver && <p className={styles.left}>{sendTexts.left({ count: left })}</p>}
    </div>
  )
}
