import { type ComponentProps, useRef, useState } from 'react'
import { DidYouMean } from './did-you-mean.tsx'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'ref' | 'below'>

/** A field for one e-mail address; a mail domain that looks like a typo gets a proposal. */
export function EmailField({ value, onChange, onFocus, onBlur, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isTyped, setTyped] = useState(false)
  const use = (address: string) => {
    onChange(address)
    input.current?.focus()
  }
  return (
    <TextField
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      ref={input}
      type="email"
      value={value}
      onChange={onChange}
      onFocus={(event) => {
        setTyped(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setTyped(false)
        onBlur?.(event)
      }}
      below={rest.disabled || rest.readOnly ? undefined : <DidYouMean address={value} isTyped={isTyped} onUse={use} />}
    />
  )
}
