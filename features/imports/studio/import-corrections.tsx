import { type Ref, useState } from 'react'
import { csvLine } from '#base/csv-line.ts'
import { isEvidenceFault } from '#features/claims/evidence-rules.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { addressFaults } from '#ui/words/address-texts.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CORRECTIONS_MAX, type CorrectedField, type Correction, correctedCells, correctedField } from '../rules.ts'
import { importWords, receiptWords } from '../texts.ts'
import { CorrectionLine } from './correction-line.tsx'
import { EvidenceLine } from './evidence-line.tsx'
import type { CheckedRow } from './use-import.ts'

type Props = {
  rows: CheckedRow[]
  corrections: Correction[]
  onCorrect: (row: number, field: CorrectedField, text: string | undefined) => void
  ref: Ref<HTMLUListElement>
}

const SHOWN = 5

/** The rows of a file with invalid addresses or evidence, to be corrected before sending; if there are very many, the rest as a file. */
export function ImportCorrections({ rows, corrections, onCorrect, ref }: Props) {
  const importTexts = useTexts(importWords)
  const addressFaultsTexts = useTexts(addressFaults)
  const receiptTexts = useTexts(receiptWords)
  const [most, setMost] = useState(SHOWN)
  const sentence = useProblemText()
  const correctedTo = correctedCells(corrections)
  const hidden = rows.length - Math.min(most, rows.length)
  const later = rows.slice(CORRECTIONS_MAX)
  const save = () => {
    const why = (fault: CheckedRow['fault']) => {
      if (isEvidenceFault(fault)) return sentence(fault)
      return fault && addressFaultsTexts[fault]()
    }
    const lines = later.map(({ row, email, fault }) => csvLine([String(row), email, why(fault)]))
    const head = csvLine([receiptTexts.row(), receiptTexts.email(), receiptTexts.outcome()])
    // The byte order mark makes spreadsheets read it as UTF-8.
    saveFile(new Blob(['\uFEFF', head, ...lines], { type: 'text/csv' }), importTexts.restName())
  }
  return (
    <Stack as="section" gap="s" aria-label={importTexts.toCorrect()}>
      <Heading as="h3" type="text" weight={600}>
        {importTexts.toCorrect()}
      </Heading>
      <Stack as="ul" gap="s" ref={ref}>
        {rows.slice(0, most).map((row) => {
          const field = correctedField(row.fault)
          const corrected = correctedTo.get(row.row)?.[field]
          if (field === 'email')
            return <CorrectionLine key={row.row} row={row} corrected={corrected} onCorrect={onCorrect} />
          return (
            <EvidenceLine
              key={`${row.row} ${field}`}
              row={row}
              field={field}
              corrected={corrected}
              onCorrect={onCorrect}
            />
          )
        })}
      </Stack>
      {hidden > 0 && most < CORRECTIONS_MAX && (
        <div>
          <Button size="compact" onClick={() => setMost(CORRECTIONS_MAX)}>
            {importTexts.showMore({ count: Math.min(hidden, CORRECTIONS_MAX - most) })}
          </Button>
        </div>
      )}
      {later.length > 0 && (
        <div>
          <Button size="compact" onClick={save}>
            {importTexts.saveRest({ count: later.length })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
