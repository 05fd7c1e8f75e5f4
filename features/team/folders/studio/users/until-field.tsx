import { useState } from 'react'
import { DateField } from '#ui/fields/days/date-field.tsx'
import { isDay } from '#ui/fields/days/read-day.ts'

type Props = {
  label: string
  /** `YYYY-MM-DD`, '' without end. */
  until: string
  onChange: (until: string) => void
}

/** The last day of a right, which can be cleared. Saved as soon as a day is complete. Load it lazily. */
export function UntilField({ label, until, onChange }: Props) {
  const [text, setText] = useState(until)
  const change = (next: string) => {
    setText(next)
    if (next !== until && (next === '' || isDay(next))) onChange(next)
  }
  return <DateField label={label} value={text} from={today()} clearable onChange={change} />
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
