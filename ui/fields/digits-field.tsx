import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete' | 'placeholder'> & {
  /** How many digits the code has. */
  length: number
  /** Called with a code that has just become whole. */
  onWhole?: (digits: string) => void
}

/** Takes the digits of a mailed code, typed or pasted, and nothing else. */
export function DigitsField({ length, value, onChange, onWhole, ...rest }: Props) {
  const type = (text: string) => {
    const next = text.replace(/\D/g, '').slice(0, length)
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
      onChange={type}
    />
  )
}
