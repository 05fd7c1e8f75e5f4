import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { InputBox } from '../fields/input-box.tsx'
import styles from './list-search.module.css'

export type ListSearchProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'max' | 'maxLength' | 'onChange' | 'className'
> & {
  /** Its name, and its placeholder unless that says more. */
  label: string
  value: string
  onChange: (text: string) => void
  /** Beside other tools of the list: as wide as a name, and on phones over a line of its own unless `always`. */
  beside?: 'desks' | 'always'
  /** Instead of the magnifying glass. */
  icon?: ReactNode
}

/** The search of a list, of at most `max` characters. */
export function ListSearch({ label, max, onChange, beside, icon, ...input }: ListSearchProps & { max: number }) {
  return (
    <div className={styles.search} data-beside={beside}>
      <InputBox left={icon ?? <MagnifyingGlassIcon size={18} />}>
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={max}
          autoComplete="off"
          {...input}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </InputBox>
    </div>
  )
}
