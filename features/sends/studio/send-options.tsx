import type { Ref } from 'react'
import { NOTE_MAX } from '#features/claims/rules.ts'
import { codeWords } from '#features/claims/texts.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { sendWords } from '../send-texts.ts'
import type { useSend } from './use-send.ts'

type Props = { writing: ReturnType<typeof useSend>; noteRef: Ref<HTMLInputElement> }

/** Options for all badges of a send, typed or from a file: the issuer's note, and whether the link requires a code. */
export function SendOptions({ writing, noteRef }: Props) {
  const sendTexts = useTexts(sendWords)
  const codeTexts = useTexts(codeWords)
  const sentence = useProblemText()
  return (
    <>
      <TextField
        ref={noteRef}
        label={sendTexts.note()}
        optional
        placeholder={sendTexts.noteExample()}
        value={writing.note}
        onChange={writing.setNote}
        maxCount={NOTE_MAX}
        error={writing.isNoteTooLong && sentence('noteTooLong')}
      />
      <SwitchField
        label={codeTexts.ask()}
        hint={codeTexts.askHint()}
        checked={writing.asksCode}
        onChange={writing.setAsksCode}
      />
    </>
  )
}
