import { useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { listSessions } from '#features/claims/contract.ts'
import { OPTION_MAX } from '#features/claims/rules.ts'
import type { Session } from '#features/sends/studio/session.ts'
import { useSigning } from '#features/sends/studio/use-signing.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { reissueSession } from '../contract.ts'
import { ReasonField } from './reason-field.tsx'
import { useReason } from './use-reason.ts'
import { wordsOf } from './words-of.ts'

type Props = { template: Template; session: Session; to: string; onEnd: () => void }

/** Reissues a badge with corrections: a ticket's options here, everything else in the template. */
export function ReissueDialog({ template, session, to, onEnd }: Props) {
  const manyTexts = useTexts(wordsOf(template).many)
  const sentence = useProblemText()
  const [options, setOptions] = useState(session.options)
  const [isNotified, setIsNotified] = useState(false)
  const { run, working, problem, reset } = useCall(reissueSession, { invalidates: [listSessions] })
  const writing = useReason(reset)
  const signing = useSigning([listSessions], (key) => toastError(sentence(key)))
  const reissue = async () => {
    if (!writing.isGiven()) return
    const { output } = await run({ challenge: session.challenge, reason: writing.reason, options, isTold: isNotified })
    if (!output) return
    signing.waitFor(output.callbackId, () => {
      toastSuccess(manyTexts.reissued())
      onEnd()
    })
  }
  return (
    <Dialog
      opened
      onClose={onEnd}
      title={manyTexts.reissueTitle({ to })}
      object={<FlatCard spec={template.card as CardSpec} width={56} />}
      actions={
        <DialogActions onClose={onEnd} working={working} onClick={() => void reissue()}>
          {manyTexts.reissueNow()}
        </DialogActions>
      }
    >
      <Text below="l" width="text" tone="ink2">
        {manyTexts.reissueThen()}
      </Text>
      <Stack gap="l">
        {template.data.badgeCategory === 'ticket' &&
          (['name', 'seat', 'section'] as const).map((key) => (
            <TextField
              key={key}
              label={manyTexts[key]()}
              optional
              maxLength={OPTION_MAX}
              value={options[key]}
              onChange={(text) => {
                reset()
                setOptions((before) => ({ ...before, [key]: text }))
              }}
            />
          ))}
        <ReasonField writing={writing} example={manyTexts.reissueExample()} error={problem && sentence(problem.key)} />
        <SwitchField
          label={manyTexts.notify()}
          hint={manyTexts.notifyHint()}
          checked={isNotified}
          onChange={setIsNotified}
        />
      </Stack>
      <OperationDialog
        operation={signing.operation}
        byWallet
        title={manyTexts.reissueNow()}
        queued={manyTexts.reissueThen()}
      />
    </Dialog>
  )
}
