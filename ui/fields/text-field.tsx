import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FieldCounter } from './field-counter.tsx'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { InputBox } from './input-box.tsx'
import { mendTyped } from './mend-typed.ts'

type Props = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, 'size' | 'onChange' | 'value'> & {
    value: string
    onChange: (value: string) => void
    /** Mends what is typed at once; reads from the left, such as `onlyDigits`. */
    mend?: (text: string) => string
    /** Shows the counter; longer texts can be typed and show "3 too many". */
    maxCount?: number
    /** From how many characters on the counter shows (1). */
    countFrom?: number
    leftSection?: ReactNode
    rightSection?: ReactNode
  }

/** A line of text with label, counter, hint and error. */
export function TextField({
  label,
  hint,
  error,
  optional,
  aside,
  below,
  value,
  onChange,
  mend,
  maxCount,
  countFrom,
  leftSection,
  rightSection,
  ...rest
}: Props) {
  const tooLong = maxCount !== undefined && value.length > maxCount
  const counter =
    maxCount === undefined ? undefined : value.length > 0 ? (
      <FieldCounter length={value.length} max={maxCount} from={countFrom} />
    ) : undefined
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} aside={counter ?? aside} below={below}>
      {(control) => (
        <InputBox invalid={Boolean(error) || tooLong} left={leftSection} right={rightSection}>
          <input
            type="text"
            {...rest}
            {...control}
            value={value}
            onChange={({ currentTarget }) => onChange(mend ? mendTyped(currentTarget, mend) : currentTarget.value)}
          />
        </InputBox>
      )}
    </FieldFrame>
  )
}
