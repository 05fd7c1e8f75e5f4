import { useState } from 'react'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyWords } from '../wallet-texts.ts'
import styles from './door.module.css'
import type { OwnKey } from './own-key.ts'
import { PhraseWords } from './phrase-words.tsx'
import type { SealedKey } from './seal-key.ts'
import { UnlockKey } from './unlock-key.tsx'

/** Shows the twelve words again, after unlocking the key. */
export function PhraseDialog({ sealed, onClose }: { sealed: SealedKey; onClose: () => void }) {
  const keyTexts = useTexts(keyWords)
  const [key, setKey] = useState<OwnKey>()
  return (
    <Dialog opened onClose={onClose} title={key ? keyTexts.phraseLabel() : keyTexts.unlockTitle()}>
      {key ? (
        <div className={styles.door}>
          <p className={styles.text}>{keyTexts.phraseText()}</p>
          <PhraseWords entropy={key.entropy} />
        </div>
      ) : (
        <UnlockKey sealed={sealed} onKey={async (unlocked) => setKey(unlocked)} />
      )}
    </Dialog>
  )
}
