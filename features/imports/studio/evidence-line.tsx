import { useId, useState } from 'react'
import { EVIDENCE_TEXT_MAX, type Evidence, evidenceFault, NO_EVIDENCE } from '#features/claims/evidence-rules.ts'
import { FieldCounter } from '#ui/fields/field-counter.tsx'
import { InputBox } from '#ui/fields/input-box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { importWords } from '../texts.ts'
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
    <li className={styles.line}>
      <label htmlFor={id}>{importTexts.rowNumber({ row: String(row.row) })}</label>
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
        <Row
          as="p"
          id={`${id}-state`}
          above="xs"
          gap="s"
          align="stretch"
          type="small"
          tone="owner"
          weight={500}
          className={styles.state}
          data-bad={isShown || undefined}
        >
          {isShown && <StatusGlyph status="notDelivered" size={13} />}
          {!fault && corrected !== undefined && <StatusGlyph status="owner" size={13} />}
          {isShown && sentence(fault)}
          {!fault && corrected !== undefined && importTexts.rowCorrected()}
          {isShown && field === 'evidenceText' && <FieldCounter length={draft.length} max={EVIDENCE_TEXT_MAX} />}
        </Row>
      </div>
    </li>
  )
}
