import { type FormEvent, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Stack } from '../layout/stack.tsx'
import { useProblemText } from '../words/catalogue.tsx'
import { DigitsField } from './digits-field.tsx'
import { useFieldProblems } from './use-field-problems.ts'

type Props = {
  words: { code: string; enter: string; entering: string }
  /** Number of digits of the code. */
  length: number
  working: boolean
  /** Why the last code was refused; shown until another is typed. */
  problem?: string
  /** A note at the field. */
  note?: string
  /** The problem of an incomplete code when the button is pressed; a form without it shows none. */
  check?: (values: { digits: string }) => { digits?: string }
  onType?: () => void
  onCode: (code: string) => void
}

/** Accepts the code from the e-mail; the last digit submits it. */
export function CodeForm({ words, length, working, problem, note, check, onType, onCode }: Props) {
  const sentence = useProblemText()
  const [digits, setDigits] = useState('')
  const validation = useFieldProblems({ digits }, check ?? nothingWrong)
  const send = (code: string) => {
    if (!working) onCode(code)
  }
  const type = (next: string) => {
    setDigits(next)
    onType?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!working && validation.isRight() && digits.length === length) send(digits)
  }
  const refused = working || digits.length < length ? undefined : problem
  const shown = validation.problems.digits ?? refused ?? (working ? undefined : note)
  return (
    <Stack as="form" gap="l" onSubmit={submit} noValidate>
      <DigitsField
        label={words.code}
        length={length}
        autoFocus
        value={digits}
        onChange={type}
        onWhole={send}
        error={shown && sentence(shown)}
      />
      <Button kind="primary" type="submit" size="large" fullWidth working={working} workingLabel={words.entering}>
        {words.enter}
      </Button>
    </Stack>
  )
}

function nothingWrong(): { digits?: string } {
  return {}
}
