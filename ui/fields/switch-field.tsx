import { Switch } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

type Props = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean
  /** The side of the switch; at the right of the line by default. */
  side?: 'left' | 'right'
}

/** A switch with its label. */
export function SwitchField({ label, checked, onChange, hint, disabled, side = 'right' }: Props) {
  const id = useId()
  return (
    <div className={styles.switch} data-side={side}>
      <label htmlFor={id}>
        {label}
        {hint && <span className={styles.switchHint}>{hint}</span>}
      </label>
      <Switch
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}
