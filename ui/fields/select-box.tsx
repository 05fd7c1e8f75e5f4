import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { ComponentPropsWithRef } from 'react'
import { InputBox } from './input-box.tsx'
import styles from './select-box.module.css'

/** The browser's own list of choices in the box of our fields; inside a `FieldFrame`. */
export function SelectBox({ children, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <InputBox invalid={Boolean(rest['aria-invalid'])}>
      <select {...rest} className={styles.select}>
        {children}
      </select>
      <CaretDownIcon size={16} className={styles.caret} />
    </InputBox>
  )
}
