import { Button } from './button.tsx'
import { useTexts } from './language.tsx'
import styles from './restored-note.module.css'
import { StatusGlyph } from './status-glyph.tsx'
import { words } from './texts.ts'

type Props = {
  /** The picture was not saved, because the device had no room for it. */
  hasLost?: boolean
  onClear: () => void
}

/** Says that a form was restored from an earlier visit, and offers to clear it. */
export function RestoredNote({ hasLost, onClear }: Props) {
  const common = useTexts(words)
  return (
    <div className={styles.note}>
      <span role="status">
        <StatusGlyph status="draft" /> {hasLost ? common.restoredInPart() : common.restored()}
      </span>
      <Button size="compact" onClick={onClear}>
        {common.clear()}
      </Button>
    </div>
  )
}
