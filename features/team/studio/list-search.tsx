import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { InputBox } from '#ui/fields/input-box.tsx'
import { SEARCH_MAX } from '../rules.ts'

type Props = { label: string; value: string; onChange: (text: string) => void; autoFocus?: boolean }

/** A search of a list of this page, at most 50 characters. */
export function ListSearch({ label, value, onChange, autoFocus }: Props) {
  return (
    <InputBox left={<MagnifyingGlassIcon size={18} />}>
      <input
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
