import { useState } from 'react'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { ChoiceLine } from '#ui/fields/choice-line.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { suppressionWords } from '../page-texts.ts'
import { RELEASE_REASONS } from '../rules.ts'
import { findSuppression, listSuppressions, removeSuppression } from '../suppression-contract.ts'

/** Lifts an address's suppression after asking for the reason. */
export function ReleaseDialog({ email, onEnd }: { email: string; onEnd: () => void }) {
  const suppressionTexts = useTexts(suppressionWords)
  const [reason, setReason] = useState<(typeof RELEASE_REASONS)[number]>('askedAgain')
  return (
    <ConfirmCall
      call={removeSuppression}
      input={{ email, reason }}
      stale={[listSuppressions, findSuppression]}
      title={suppressionTexts.releaseTitle({ email })}
      confirm={suppressionTexts.release()}
      kind="primary"
      done={suppressionTexts.released({ email })}
      onClose={onEnd}
    >
      <Text tone="ink2">{suppressionTexts.releaseThen()}</Text>
      <Stack as="fieldset" gap="xs">
        <legend className="bz-hidden">{suppressionTexts.why()}</legend>
        {RELEASE_REASONS.map((each) => (
          <ChoiceLine key={each} type="radio" name="why" checked={reason === each} onChange={() => setReason(each)}>
            {suppressionTexts[each]()}
          </ChoiceLine>
        ))}
      </Stack>
    </ConfirmCall>
  )
}
