import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import { FieldCounter } from './field-counter.tsx'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { InputBox } from './input-box.tsx'

type Props = FieldProps &
  Omit<ComponentPropsWithRef<'textarea'>, 'size' | 'onChange' | 'value' | 'ref'> & {
    value: string
    onChange: (value: string) => void
    maxCount?: number
    countFrom?: number
    /** The counter says from the start how many characters are left; spaces at the ends do not count. */
    countsDown?: boolean
  }

const TALLEST = 94

/** A text of several lines with a counter; grows with its text to 96 pixels, then scrolls. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  aside,
  value,
  onChange,
  maxCount,
  countFrom,
  countsDown,
  ...rest
}: Props) {
  const common = useTexts(words)
  const box = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const area = box.current
    if (!area) return
    area.style.height = 'auto'
    area.style.height = `${Math.min(area.scrollHeight, TALLEST)}px`
  }, [value])
  const length = countsDown ? value.trim().length : value.length
  const tooLong = maxCount !== undefined && length > maxCount
  const counter =
    maxCount !== undefined && (countsDown || length > 0) ? (
      <FieldCounter length={length} max={maxCount} from={countFrom} isDown={countsDown} />
    ) : undefined
  // A counter that is there from the start would hide for good that the field is optional.
  const remark =
    counter && countsDown && optional ? (
      <>
        {common.optional()}, {counter}
      </>
    ) : (
      (counter ?? aside)
    )
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} aside={remark}>
      {(control) => (
        <InputBox invalid={Boolean(error) || tooLong}>
          <textarea
            rows={2}
            {...rest}
            {...control}
            ref={box}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </InputBox>
      )}
    </FieldFrame>
  )
}
