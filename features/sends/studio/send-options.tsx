import type { Ref } from 'react'
import { NOTE_MAX } from '#features/claims/rules.ts'
import { codeWords } from '#features/claims/texts.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { evidenceWords } from '../evidence-texts.ts'
import { MessagePart } from '../mail/studio/message-part.tsx'
import { sendWords } from '../send-texts.ts'
import { EvidenceFields } from './evidence-fields.tsx'
import type { Recipient } from './first-recipient.ts'
import type { Options } from './use-options.ts'

type Props = {
  templateId: string
  options: Pick<Options, 'values' | 'faults' | 'change'>
  ref: Ref<HTMLDivElement>
  hasOwnEvidence: boolean
  /** The first recipient, for the preview of the e-mail. */
  first: Recipient | undefined
}

/**
 * Options for all badges of a send, typed or from a file: the sender's message, the issuer's note, evidence, and whether the link requires a
 * code. `hasOwnEvidence`: recipients can have evidence of their own.
 */
export function SendOptions({ templateId, options, ref, hasOwnEvidence, first }: Props) {
  const sendTexts = useTexts(sendWords)
  const codeTexts = useTexts(codeWords)
  const evidenceTexts = useTexts(evidenceWords)
  const sentence = useProblemText()
  const { values, faults, change } = options
  return (
    <Stack ref={ref} gap="l">
      <MessagePart
        message={values.message}
        onMessage={(message) => change({ message })}
        asked={{ templateId, asksCode: values.asksCode, ...first }}
      />
      <TextField
        label={sendTexts.note()}
        optional
        placeholder={sendTexts.noteExample()}
        value={values.note}
        onChange={(note) => change({ note })}
        maxCount={NOTE_MAX}
        error={faults.isNoteTooLong && sentence('noteTooLong')}
      />
      <EvidenceFields
        value={values.evidence}
        problem={faults.evidence}
        hint={hasOwnEvidence ? evidenceTexts.ofOthers() : undefined}
        onChange={change}
      />
      <SwitchField
        label={codeTexts.ask()}
        hint={codeTexts.askHint()}
        checked={values.asksCode}
        onChange={(asksCode) => change({ asksCode })}
      />
    </Stack>
  )
}
