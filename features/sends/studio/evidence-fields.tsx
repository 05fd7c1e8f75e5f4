import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useState } from 'react'
import { EVIDENCE_TEXT_MAX, type Evidence, type EvidenceFault, hasEvidence } from '#features/claims/evidence-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { evidenceWords } from '../evidence-texts.ts'
import { useOpened } from './use-opened.ts'

type Props = {
  value: Evidence
  problem: EvidenceFault | undefined
  /** For whom it is. */
  hint?: string | undefined
  onChange: (part: Partial<Evidence>) => void
}

/** Evidence for all badges of a send, behind a button until it is wanted; a faulty address is named once it is left. */
export function EvidenceFields({ value, problem, hint, onChange }: Props) {
  const evidenceTexts = useTexts(evidenceWords)
  const sentence = useProblemText()
  const { isOpen, isPressed, open } = useOpened(hasEvidence(value))
  const [isTyping, setTyping] = useState(false)
  if (!isOpen) {
    return (
      <div>
        <Button size="compact" icon={<PlusIcon size={16} weight="bold" />} onClick={open}>
          {evidenceTexts.add()}
        </Button>
      </div>
    )
  }
  const isWrong = problem === 'evidenceUrlNotValid' && !isTyping
  return (
    <Stack gap="l">
      <TextField
        label={evidenceTexts.url()}
        optional
        inputMode="url"
        autoCapitalize="none"
        autoFocus={isPressed}
        autoComplete="off"
        spellCheck={false}
        placeholder={evidenceTexts.urlExample()}
        value={value.evidenceUrl}
        onChange={(evidenceUrl) => {
          setTyping(true)
          onChange({ evidenceUrl })
        }}
        onBlur={() => setTyping(false)}
        error={isWrong && sentence(problem)}
      />
      <TextArea
        label={evidenceTexts.text()}
        optional
        placeholder={evidenceTexts.textExample()}
        value={value.evidenceText}
        onChange={(evidenceText) => onChange({ evidenceText })}
        maxCount={EVIDENCE_TEXT_MAX}
        error={problem?.startsWith('evidenceText') && sentence(problem)}
      />
      <Text type="small" tone="ink2" width="text">
        {hint} {evidenceTexts.says()}
      </Text>
    </Stack>
  )
}
