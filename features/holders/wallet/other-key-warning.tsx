import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyWords } from '../wallet-texts.ts'
import styles from './door.module.css'

type Props = { onReplace: () => void; onBack: () => void }

/** Warns that a new key would replace another one that is locked on this device. */
export function OtherKeyWarning({ onReplace, onBack }: Props) {
  const keyTexts = useTexts(keyWords)
  return (
    <div className={styles.door} role="alert">
      <h2>{keyTexts.otherTitle()}</h2>
      <p className={styles.text}>{keyTexts.otherText()}</p>
      <Button kind="primary" size="footer" fullWidth onClick={onBack}>
        {keyTexts.otherKeep()}
      </Button>
      <Button kind="danger" fullWidth onClick={onReplace}>
        {keyTexts.otherReplace()}
      </Button>
    </div>
  )
}
