import { type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { addressFault } from '#base/email-address.ts'
import { readRecipient } from '#base/split-addresses.ts'
import { DidYouMean } from '#ui/fields/did-you-mean.tsx'
import { InputBox } from '#ui/fields/input-box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { addressFaults } from '#ui/words/address-texts.ts'
import { useTexts } from '#ui/words/language.tsx'
import { importWords } from '../texts.ts'
import styles from './import-corrections.module.css'
import type { CheckedRow } from './use-import.ts'

type Props = {
  row: CheckedRow
  corrected: string | undefined
  onCorrect: (row: number, field: 'email', text: string | undefined) => void
}

/** One row of a file with an invalid address, corrected in place; Enter moves to the next row. */
export const CorrectionLine = memo(function CorrectionLine({ row, corrected, onCorrect }: Props) {
  const importTexts = useTexts(importWords)
  const addressFaultsTexts = useTexts(addressFaults)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(corrected ?? row.email)
  const [isTyped, setTyped] = useState(false)
  const fault = addressFault(readRecipient(draft))
  const commit = (text: string) => {
    const email = readRecipient(text)
    const next = addressFault(email) ? undefined : email
    if (next !== corrected) onCorrect(row.row, 'email', next)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const next = event.currentTarget.closest('li')?.nextElementSibling?.querySelector('input')
    if (next) next.focus()
    else commit(draft)
  }
  const isShown = fault !== undefined && !isTyped
  return (
    <li className={styles.line}>
      <label htmlFor={id}>{importTexts.rowNumber({ row: String(row.row) })}</label>
      <div>
        <InputBox invalid={isShown}>
          <input
            ref={input}
            id={id}
            type="text"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isShown || undefined}
            aria-describedby={`${id}-state`}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onKeyDown={press}
            onFocus={() => setTyped(true)}
            onBlur={() => {
              setTyped(false)
              commit(draft)
            }}
          />
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
          {!fault && corrected && <StatusGlyph status="owner" size={13} />}
          {isShown && addressFaultsTexts[fault]()}
          {!fault && corrected && importTexts.rowCorrected()}
        </Row>
        <DidYouMean
          address={draft}
          isTyped={isTyped}
          onUse={(email) => {
            setDraft(email)
            commit(email)
            input.current?.focus()
          }}
        />
      </div>
    </li>
  )
})
