import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import type { Ref } from 'react'
import { InputBox } from '../fields/input-box.tsx'
import styles from './list-search.module.css'

export type ListSearchProps = {
  label: string
  value: string
  onChange: (text: string) => void
  /** Beside other tools of the list: as wide as a name, and on phones over a line of its own unless `always`. */
  beside?: 'desks' | 'always'
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The search of a list, of at most `max` characters. */
export function ListSearch({ label, value, max, onChange, beside, autoFocus, ref }: ListSearchProps & { max: number }) {
  return (
    <div className={styles.search} data-beside={beside}>
      <InputBox left={<MagnifyingGlassIcon size={18} />}>
        <input
          ref={ref}
          type="search"
          aria-label={label}
          placeholder={label}
          value={value}
          maxLength={max}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: asked for by menus whose first field this is
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </InputBox>
    </div>
  )
}
