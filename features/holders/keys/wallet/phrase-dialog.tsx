import { useState } from 'react'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyWords } from '../../wallet-texts.ts'
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
        <Stack gap="l">
          <Text type="lead" tone="ink2">
            {keyTexts.phraseText()}
          </Text>
          <PhraseWords entropy={key.entropy} />
        </Stack>
      ) : (
        <UnlockKey sealed={sealed} onKey={async (unlocked) => setKey(unlocked)} />
      )}
    </Dialog>
  )
}
