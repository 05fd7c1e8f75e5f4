import { CODE_LENGTH } from '#features/claims/rules.ts'
import { onlyDigits } from '#ui/fields/mend-typed.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { codeWords } from '../texts.ts'

type Props = { issuer: string; code: string; onCode: (code: string) => void; isWrong: boolean }

/** Asks for the code that the issuer sent separately. */
export function CodeField({ issuer, code, onCode, isWrong }: Props) {
  const codeTexts = useTexts(codeWords)
  return (
    <TextField
      label={codeTexts.label()}
      hint={codeTexts.hint({ issuer })}
      error={isWrong ? codeTexts.wrong({ issuer }) : undefined}
      value={code}
      mend={(text) => onlyDigits(text).slice(0, CODE_LENGTH)}
      onChange={onCode}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  )
}
