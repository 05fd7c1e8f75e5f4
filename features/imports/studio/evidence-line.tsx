import { useId, useState } from 'react'
import { EVIDENCE_TEXT_MAX, type Evidence, evidenceFault, NO_EVIDENCE } from '#features/claims/evidence-rules.ts'
import { FieldCounter } from '#ui/fields/field-counter.tsx'
import { InputBox } from '#ui/fields/input-box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { importWords } from '../texts.ts'
import { CorrectionState } from './correction-state.tsx'
import styles from './import-corrections.module.css'
import type { CheckedRow } from './use-import.ts'

type Props = {
  row: CheckedRow
  field: keyof Evidence
  corrected: string | undefined
  onCorrect: (row: number, field: keyof Evidence, text: string | undefined) => void
}

/** One row of a file with faulty evidence, corrected or removed in place. */
export function EvidenceLine({ row, field, corrected, onCorrect }: Props) {
  const importTexts = useTexts(importWords)
  const sentence = useProblemText()
  const id = useId()
  const [draft, setDraft] = useState(corrected ?? row.evidence)
  const [isTyped, setTyped] = useState(false)
  const fault = evidenceFault({ ...NO_EVIDENCE, [field]: draft })
  const isShown = fault !== undefined && (!isTyped || field === 'evidenceText')
  const commit = () => {
    const next = fault ? undefined : draft.trim()
    if (next !== corrected) onCorrect(row.row, field, next)
  }
  const control = {
    id,
    'aria-invalid': isShown || undefined,
    'aria-describedby': `${id}-state`,
    value: draft,
    onFocus: () => setTyped(true),
    onBlur: () => {
      setTyped(false)
      commit()
    },
  }
  return (
    <Stack as="li" gap="m" rows="xs" className={styles.line}>
      <Text as="label" tone="ink2" htmlFor={id}>
        {importTexts.rowNumber({ row: String(row.row) })}
      </Text>
      <div>
        <Text below="xs" breaks>
          {row.email}
        </Text>
        <InputBox invalid={isShown}>
          {field === 'evidenceUrl' ? (
            <input
              {...control}
              type="text"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit()
              }}
              onChange={(event) => setDraft(event.currentTarget.value)}
            />
          ) : (
            <textarea {...control} rows={3} onChange={(event) => setDraft(event.currentTarget.value)} />
          )}
        </InputBox>
        <CorrectionState
          id={`${id}-state`}
          problem={isShown ? sentence(fault) : undefined}
          isCorrected={!fault && corrected !== undefined}
        >
          {field === 'evidenceText' && <FieldCounter length={draft.length} max={EVIDENCE_TEXT_MAX} />}
        </CorrectionState>
      </div>
    </Stack>
  )
}
