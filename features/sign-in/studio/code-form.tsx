import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { useTexts } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFieldProblems } from '#ui/use-field-problems.ts'
import { CODE_LENGTH, codeProblems } from '../rules.ts'
import { mailSentScreen } from '../texts.ts'
import styles from './sign-in-page.module.css'

type Props = { working: boolean; problem?: string; onCode: (code: string) => void }

/** Takes the six digits from the e-mail, typed or pasted; submits at the sixth. */
export function CodeForm({ working, problem, onCode }: Props) {
  const mailSentScreenTexts = useTexts(mailSentScreen)
  const sentence = useProblemText()
  const [digits, setDigits] = useState('')
  const told = useFieldProblems({ digits }, codeProblems)
  const type = (text: string) => {
    const next = text.replace(/\D/g, '').slice(0, CODE_LENGTH)
    setDigits(next)
    if (next.length === CODE_LENGTH && next !== digits && !working) onCode(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (working) return
    if (!told.isRight()) return
    onCode(digits)
  }
  const shown = told.problems.digits ?? (working || digits.length < CODE_LENGTH ? undefined : problem)
  return (
    <form className={styles.code} onSubmit={submit} noValidate>
      <TextField
        label={mailSentScreenTexts.code()}
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        value={digits}
        onChange={type}
        error={shown && sentence(shown)}
      />
      <Button
        kind="primary"
        type="submit"
        size="footer"
        fullWidth
        working={working}
        workingLabel={mailSentScreenTexts.entering()}
      >
        {mailSentScreenTexts.enter()}
      </Button>
    </form>
  )
}
