import { type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { addressFault } from '#base/email-address.ts'
import { readRecipient } from '#base/split-addresses.ts'
import { DidYouMean } from '#ui/fields/did-you-mean.tsx'
import { InputBox } from '#ui/fields/input-box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { addressFaults } from '#ui/words/address-texts.ts'
import { useTexts } from '#ui/words/language.tsx'
import { importWords } from '../texts.ts'
import { CorrectionState } from './correction-state.tsx'
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
    <Stack as="li" gap="m" rows="xs" className={styles.line}>
      <Text as="label" tone="ink2" htmlFor={id}>
        {importTexts.rowNumber({ row: String(row.row) })}
      </Text>
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
        <CorrectionState
          id={`${id}-state`}
          problem={isShown ? addressFaultsTexts[fault]() : undefined}
          isCorrected={!fault && Boolean(corrected)}
        />
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
    </Stack>
  )
})
