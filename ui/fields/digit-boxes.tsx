import type { ComponentPropsWithRef } from 'react'
import styles from './digit-boxes.module.css'
import { FieldFrame } from './field-frame.tsx'
import { mendTyped, onlyDigits } from './mend-typed.ts'

type Props = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'size' | 'type'> & {
  /** Its accessible name; the boxes speak for themselves to the eye. */
  label: string
  /** Number of digits of the code. */
  length: number
  value: string
  onChange: (digits: string) => void
  /** Called with the code once it is complete. */
  onWhole?: (digits: string) => void
  error?: string
}

/**
 * The digits of a code from an e-mail, one box each: a single field over the boxes, so that pasting, selecting, autofill
 * and screen readers work as in any other.
 */
export function DigitBoxes({ label, length, value, onChange, onWhole, error, ...rest }: Props) {
  const type = (field: HTMLInputElement) => {
    const next = mendTyped(field, (text) => onlyDigits(text).slice(0, length))
    onChange(next)
    if (next.length === length && next !== value) onWhole?.(next)
  }
  return (
    <FieldFrame label={<span className="bz-hidden">{label}</span>} error={error}>
      {(control) => (
        <div className={styles.boxes} data-invalid={error ? true : undefined}>
          {Array.from({ length }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes never move
            <span key={at} aria-hidden className={styles.box} data-next={at === value.length || undefined}>
              {value[at]}
            </span>
          ))}
          <input
            {...rest}
            {...control}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={(event) => type(event.currentTarget)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
