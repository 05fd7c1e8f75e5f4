import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import type { Ref } from 'react'
import { InputBox } from '#ui/fields/input-box.tsx'
import { SEARCH_MAX } from '../rules.ts'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A search of a list of this page, at most 50 characters. */
export function ListSearch({ label, value, onChange, autoFocus, ref }: Props) {
  return (
    <InputBox left={<MagnifyingGlassIcon size={18} />}>
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: asked for by menus whose first field this is
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </InputBox>
  )
}
