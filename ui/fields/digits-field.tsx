import type { ComponentProps } from 'react'
import { onlyDigits } from './mend-typed.ts'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete' | 'placeholder'> & {
  /** Number of digits of the code. */
  length: number
  /** Called with the code once it is complete. */
  onWhole?: (digits: string) => void
}

/** Accepts only the digits of a code from an e-mail, typed or pasted. */
export function DigitsField({ length, value, onChange, onWhole, ...rest }: Props) {
  const type = (next: string) => {
    onChange(next)
    if (next.length === length && next !== value) onWhole?.(next)
  }
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={'0'.repeat(length)}
      value={value}
      mend={(text) => onlyDigits(text).slice(0, length)}
      onChange={type}
    />
  )
}
