import { useState } from 'react'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useOnce } from '#ui/calls/use-once.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { DateField } from '#ui/fields/days/date-field.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { scheduleWords } from '../texts.ts'
import { dayIn, momentProblem, suggestedMoment, toInstant } from './publish-moment.ts'

type Props = {
  /** Returns the reason when it is refused. */
  onSchedule: (publishAt: string) => Promise<string | undefined>
  onClose: () => void
}

/** Asks when a post is to be published. */
export function ScheduleDialog({ onSchedule, onClose }: Props) {
  const words = useTexts(scheduleWords)
  const sentence = useProblemText()
  const format = useFormat()
  const [moment, setMoment] = useState(() => suggestedMoment(new Date()))
  const [refusal, setRefusal] = useState<string>()
  const { run, working } = useOnce(async () => {
    const problem = momentProblem(moment, new Date())
    if (problem) return setRefusal(sentence(problem))
    const publishAt = toInstant(moment)
    const refused = await onSchedule(publishAt)
    setRefusal(refused)
    if (refused !== undefined) return
    toastSuccess(words.done({ time: format.dateTime(publishAt) }))
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={words.title()}
      submit={words.schedule()}
      working={working}
      workingLabel={words.scheduling()}
      onSubmit={() => void run()}
    >
      <DateField
        label={words.when()}
        hint={words.explanation()}
        error={refusal}
        withTime
        from={dayIn(new Date())}
        value={moment}
        onChange={(value) => {
          setRefusal(undefined)
          setMoment(value)
        }}
      />
    </FormDialog>
  )
}
