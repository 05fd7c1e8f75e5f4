import { Switch } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import styles from './field.module.css'

type Props = {
  label: ReactNode
  checked: boolean
  /** With a promise the switch answers at once, and goes back if that says false: the change was refused. */
  onChange: ((checked: boolean) => void) | ((checked: boolean) => Promise<boolean>)
  hint?: ReactNode
  disabled?: boolean
  /** The side of the switch; at the right of the line by default. */
  side?: 'left' | 'right'
}

/** A switch with its label. */
export function SwitchField({ label, checked, onChange, hint, disabled, side = 'right' }: Props) {
  const id = useId()
  const { shown, change } = useAtOnce(checked, onChange)
  return (
    <div className={styles.switch} data-side={side}>
      <label htmlFor={id}>
        {label}
        {hint && <span className={styles.switchHint}>{hint}</span>}
      </label>
      <Switch id={id} checked={shown} disabled={disabled} onChange={(event) => change(event.currentTarget.checked)} />
    </div>
  )
}

/** What was pressed is shown until the page says the same, or the change was refused. */
function useAtOnce(checked: boolean, onChange: Props['onChange']) {
  const [pressed, setPressed] = useState<boolean>()
  if (pressed === checked) setPressed(undefined)
  const change = (next: boolean) => {
    const accepted = onChange(next)
    if (!(accepted instanceof Promise)) return
    setPressed(next)
    void accepted.then((isAccepted) => {
      if (!isAccepted) setPressed(undefined)
    })
  }
  return { shown: pressed ?? checked, change }
}
