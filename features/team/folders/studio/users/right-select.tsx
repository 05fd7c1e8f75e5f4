import { SelectBox } from '#ui/fields/select-box.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Right } from '../../../rules.ts'
import { rightWords } from '../../page-texts.ts'

/** None and the usual right first. */
const CHOICES = ['none', 'edit', 'distribute', 'create'] as const satisfies ('none' | Right)[]

type Props = { label: string; value: Right | undefined; onChange: (right: Right | null) => void }

/** The right of a person in a folder. */
export function RightSelect({ label, value, onChange }: Props) {
  const rightTexts = useTexts(rightWords)
  return (
    <SelectBox
      aria-label={label}
      value={value ?? 'none'}
      onChange={(event) => {
        const chosen = CHOICES.find((choice) => choice === event.currentTarget.value)
        onChange(chosen === undefined || chosen === 'none' ? null : chosen)
      }}
    >
      {CHOICES.map((choice) => (
        <option key={choice} value={choice}>
          {rightTexts[choice]()}
        </option>
      ))}
    </SelectBox>
  )
}
