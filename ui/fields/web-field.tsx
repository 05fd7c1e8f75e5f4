import type { ComponentProps } from 'react'
import { withHttps } from '#base/https-address.ts'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>

/** A field for the address of a page; one that is typed without https:// gets it when the field is left. */
export function WebField({ value, onChange, onBlur, ...rest }: Props) {
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="url"
      {...rest}
      inputMode="url"
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const address = withHttps(value)
        if (address !== value) onChange(address)
        onBlur?.(event)
      }}
    />
  )
}
