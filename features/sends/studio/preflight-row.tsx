import { type ReactNode, useState } from 'react'
import { type Status, StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { sendWords } from '../send-texts.ts'
import styles from './preflight-panel.module.css'

type Props = {
  status: Status
  what: string
  then?: string | undefined
  /** An action on it, as a text button. */
  action?: { label: string; onPress: () => void }
  /** The people concerned, shown on request. */
  lines?: string[]
}

/** One finding of a send's preview: its subject, its consequence, the people concerned, and an action. */
export function PreflightRow({ status, what, then, action, lines }: Props) {
  const sendTexts = useTexts(sendWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.row} data-status={status}>
      <StatusGlyph status={status} size={16} />
      <p>
        <strong>{what}</strong> {then && <span>{then}</span>}
      </p>
      {action && <Act onPress={action.onPress}>{action.label}</Act>}
      {lines && (
        <Act isOpen={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? sendTexts.hide() : sendTexts.show()}
        </Act>
      )}
      {lines && isOpen && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Act({ onPress, isOpen, children }: { onPress: () => void; isOpen?: boolean; children: ReactNode }) {
  return (
    <button type="button" className="bz-link" aria-expanded={isOpen} onClick={onPress}>
      {children}
    </button>
  )
}
