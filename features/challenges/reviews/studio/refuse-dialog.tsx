import { useState } from 'react'
import { usePersonName } from '#features/names/view/use-person-name.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { ReviewItem } from '../contract.ts'
import { REASON_MAX } from '../rules.ts'
import { reviewWords } from '../texts.ts'

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
  const [reason, setReason] = useState('')
  const { problems, form, isRight } = useFieldProblems({ reason }, problemsOf)
  const [first] = items
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={say.refuseTitle({ count: items.length, name: first ? nameOf(first.member) : '' })}
      submit={say.refuse()}
      kind="dangerFilled"
      working={working}
      workingLabel={say.refusing()}
      onSubmit={() => isRight() && void onRefuse(reason.trim())}
    >
      <TextArea
        label={say.reason()}
        hint={say.reasonHint()}
        value={reason}
        onChange={setReason}
        maxCount={REASON_MAX}
        data-autofocus
        error={problems.reason && sentence(problems.reason)}
      />
    </FormDialog>
  )
}

function problemsOf({ reason }: { reason: string }): { reason?: string } {
  if (reason.trim() === '') return { reason: 'reasonMissing' }
  return reason.trim().length > REASON_MAX ? { reason: 'reasonTooLong' } : {}
}
