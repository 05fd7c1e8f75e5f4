import type { Ref } from 'react'
import { NOTE_MAX } from '#features/claims/rules.ts'
import { codeWords } from '#features/claims/texts.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { evidenceWords } from '../evidence-texts.ts'
import { sendWords } from '../send-texts.ts'
import { EvidenceFields } from './evidence-fields.tsx'
import type { Recipient } from './first-recipient.ts'
import { MessagePart } from './message-part.tsx'
import styles from './send-form.module.css'
import type { useSend } from './use-send.ts'

type Props = {
  writing: ReturnType<typeof useSend>
  ref: Ref<HTMLDivElement>
  hasOwnEvidence?: boolean
  /** The first recipient of a file; without it the first one typed. */
  first?: Recipient | undefined
}

/**
 * Options for all badges of a send, typed or from a file: the sender's message, the issuer's note, evidence, and whether the link requires a
 * code. `hasOwnEvidence`: recipients can have evidence of their own.
 */
export function SendOptions({ writing, ref, hasOwnEvidence = false, first }: Props) {
  const sendTexts = useTexts(sendWords)
  const codeTexts = useTexts(codeWords)
  const evidenceTexts = useTexts(evidenceWords)
  const sentence = useProblemText()
  return (
    <div ref={ref} className={styles.options}>
      <MessagePart
        message={writing.message}
        onMessage={writing.setMessage}
        asked={{ templateId: writing.templateId, asksCode: writing.asksCode, ...(first ?? writing.first) }}
      />
      <TextField
        label={sendTexts.note()}
        optional
        placeholder={sendTexts.noteExample()}
        value={writing.note}
        onChange={writing.setNote}
        maxCount={NOTE_MAX}
        error={writing.isNoteTooLong && sentence('noteTooLong')}
      />
      <EvidenceFields
        value={writing.evidence}
        problem={writing.evidenceProblem}
        hint={hasOwnEvidence ? evidenceTexts.ofOthers() : undefined}
        onChange={writing.setEvidence}
      />
      <SwitchField
        label={codeTexts.ask()}
        hint={codeTexts.askHint()}
        checked={writing.asksCode}
        onChange={writing.setAsksCode}
      />
    </div>
  )
}
