import { type FormEvent, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { useProblemText } from '../words/catalogue.tsx'
import { DigitsField } from './digits-field.tsx'
import { useFieldProblems } from './use-field-problems.ts'

type Props = {
  words: { code: string; enter: string; entering: string }
  className: string | undefined
  /** How many digits the code has. */
  length: number
  working: boolean
  /** Why the last code was refused; it is said until another is typed. */
  problem?: string
  /** What else is said at the field. */
  note?: string
  /** What is wrong with digits that are sent by the button; a form without it waits for the last one in silence. */
  check?: (values: { digits: string }) => { digits?: string }
  onType?: () => void
  onCode: (code: string) => void
}

/** Takes the digits of the mail; the last one sends them. */
export function CodeForm({ words, className, length, working, problem, note, check, onType, onCode }: Props) {
  const sentence = useProblemText()
  const [digits, setDigits] = useState('')
  const told = useFieldProblems({ digits }, check ?? nothingWrong)
  const send = (code: string) => {
    if (!working) onCode(code)
  }
  const type = (next: string) => {
    setDigits(next)
    onType?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!working && told.isRight() && digits.length === length) send(digits)
  }
  const refused = working || digits.length < length ? undefined : problem
  const shown = told.problems.digits ?? refused ?? (working ? undefined : note)
  return (
    <form className={className} onSubmit={submit} noValidate>
      <DigitsField
        label={words.code}
        length={length}
        autoFocus
        value={digits}
        onChange={type}
        onWhole={send}
        error={shown && sentence(shown)}
      />
      <Button kind="primary" type="submit" size="footer" fullWidth working={working} workingLabel={words.entering}>
        {words.enter}
      </Button>
    </form>
  )
}

function nothingWrong(): { digits?: string } {
  return {}
}
