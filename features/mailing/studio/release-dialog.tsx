import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { suppressionWords } from '../page-texts.ts'
import { RELEASE_REASONS } from '../rules.ts'
import { findSuppression, listSuppressions, removeSuppression } from '../suppression-contract.ts'
import styles from './mail-page.module.css'

/** Lifts an address's suppression after asking for the reason. */
export function ReleaseDialog({ email, onEnd }: { email: string; onEnd: () => void }) {
  const suppressionTexts = useTexts(suppressionWords)
  const common = useTexts(words)
  const [reason, setReason] = useState<(typeof RELEASE_REASONS)[number]>('askedAgain')
  const { run, working } = useCall(removeSuppression, { invalidates: [listSuppressions, findSuppression] })
  const release = async () => {
    const { output } = await run({ email, reason })
    if (!output) return
    toastSuccess(suppressionTexts.released({ email }))
    onEnd()
  }
  return (
    <Dialog
      opened
      onClose={onEnd}
      title={suppressionTexts.releaseTitle({ email })}
      actions={
        <>
          <Button onClick={onEnd}>{common.cancel()}</Button>
          <Button kind="primary" working={working} onClick={() => void release()}>
            {suppressionTexts.release()}
          </Button>
        </>
      }
    >
      <Text tone="ink2">{suppressionTexts.releaseThen()}</Text>
      <fieldset className={styles.reasons}>
        <legend className="bz-hidden">{suppressionTexts.why()}</legend>
        {RELEASE_REASONS.map((each) => (
          <label key={each}>
            <input type="radio" name="why" checked={reason === each} onChange={() => setReason(each)} />
            {suppressionTexts[each]()}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
