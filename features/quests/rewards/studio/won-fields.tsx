import { useState } from 'react'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Fold } from '#ui/lists/fold.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { SUCCESS_MESSAGE_MAX } from '../../rules.ts'
import { type QuestProblems, WON_FIELDS } from '../../studio/form-check.ts'
import type { QuestValues } from '../../studio/form-values.ts'
import { questForm } from '../../studio-texts.ts'

type Props = {
  values: QuestValues
  change: (part: Partial<QuestValues>) => void
  problems: QuestProblems
  error: (field: (typeof WON_FIELDS)[number]) => string | undefined
  /** How many times the form was refused. */
  refusals: number
}

/** The message to those who win, and the terms that are accepted before; a refusal of one of them opens the part. */
export function WonFields({ values, change, problems, error, refusals }: Props) {
  const say = useTexts(questForm)
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(refusals)
  // During rendering, so that the first wrong field can get the focus.
  if (seen !== refusals) {
    setSeen(refusals)
    if (WON_FIELDS.some((field) => problems[field])) setOpen(true)
  }
  const { successMessage, termsUrl } = values
  const summary = [
    successMessage.trim() ? say.messageOf({ count: successMessage.trim().length }) : say.noMessage(),
    termsUrl.trim() ? say.termsAt({ address: termsUrl.trim().replace(/^https:\/\//, '') }) : say.noTerms(),
  ]
  return (
    <Fold
      title={say.whenWon()}
      summary={summary.join(', ')}
      isOpen={isOpen}
      onOpen={setOpen}
      padBlock="m"
      lined="above"
    >
      <TextArea
        label={say.message()}
        hint={say.messageHint()}
        optional
        value={successMessage}
        onChange={(message) => change({ successMessage: message })}
        maxCount={SUCCESS_MESSAGE_MAX}
        error={error('successMessage')}
        dir="auto"
      />
      <TextField
        label={say.terms()}
        hint={say.termsHint()}
        optional
        type="url"
        inputMode="url"
        placeholder="https://"
        value={termsUrl}
        onChange={(address) => change({ termsUrl: address })}
        error={error('termsUrl')}
      />
    </Fold>
  )
}
