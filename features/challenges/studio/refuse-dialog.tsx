import { type FormEvent, useId, useState } from 'react'
import { usePersonName } from '#features/names/view/use-person-name.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { ReviewItem } from '../contract.ts'
import { reviewWords } from '../review-texts.ts'
import { REASON_MAX } from '../rules.ts'

type Props = {
  items: ReviewItem[]
  working: boolean
  onRefuse: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for the reason of a refusal, which the member reads. */
export function RefuseDialog({ items, working, onRefuse, onClose }: Props) {
  const say = useTexts(reviewWords)
  const sentence = useProblemText()
  const nameOf = usePersonName()
  const id = useId()
  const [reason, setReason] = useState('')
  const { problems, form, isRight } = useFieldProblems({ reason }, problemsOf)
  const [first] = items
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight()) void onRefuse(reason.trim())
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say.refuseTitle({ count: items.length, name: first ? nameOf(first.member) : '' })}
      actions={
        <DialogActions
          onClose={onClose}
          kind="dangerFilled"
          type="submit"
          form={id}
          working={working}
          workingLabel={say.refusing()}
        >
          {say.refuse()}
        </DialogActions>
      }
    >
      <form id={id} ref={form} onSubmit={submit} noValidate>
        <TextArea
          label={say.reason()}
          hint={say.reasonHint()}
          value={reason}
          onChange={setReason}
          maxCount={REASON_MAX}
          data-autofocus
          error={problems.reason && sentence(problems.reason)}
        />
      </form>
    </Dialog>
  )
}

function problemsOf({ reason }: { reason: string }): { reason?: string } {
  if (reason.trim() === '') return { reason: 'reasonMissing' }
  return reason.trim().length > REASON_MAX ? { reason: 'reasonTooLong' } : {}
}
