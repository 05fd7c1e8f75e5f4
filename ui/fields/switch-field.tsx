import { Switch } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Row } from '../layout/row.tsx'
import { Text } from '../layout/text.tsx'
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
    <Row gap="l" justify="between" className={styles.switch} data-side={side}>
      <label htmlFor={id}>
        {label}
        {hint && (
          <Text as="span" block type="small" tone="ink3">
            {hint}
          </Text>
        )}
      </label>
      <Switch id={id} checked={shown} disabled={disabled} onChange={(event) => change(event.currentTarget.checked)} />
    </Row>
  )
}

type BareProps = Pick<Props, 'checked' | 'onChange'> & { label: string }

/** A switch whose line says what it is for; `label` is its name for those who do not see the line. */
export function BareSwitch({ label, checked, onChange }: BareProps) {
  const { shown, change } = useAtOnce(checked, onChange)
  return <Switch checked={shown} aria-label={label} onChange={(event) => change(event.currentTarget.checked)} />
}

type Pressed = { wanted: boolean; isGoing: boolean }

/**
 * What was pressed is shown until the page says the same, or the change was refused. A press while a change is going on
 * counts after it, so that the last one is what holds.
 */
function useAtOnce(checked: boolean, onChange: Props['onChange']) {
  const [pressed, setPressed] = useState<Pressed>()
  const handler = useRef(onChange)
  handler.current = onChange
  const latest = useRef(checked)
  const isGoing = useRef(false)
  if (pressed && !pressed.isGoing && pressed.wanted === checked) setPressed(undefined)
  const settle = async (sent: boolean, accepted: Promise<boolean>): Promise<void> => {
    const isAccepted = await accepted
    if (isAccepted && latest.current !== sent) {
      const again = handler.current(latest.current)
      if (again instanceof Promise) return settle(latest.current, again)
    }
    isGoing.current = false
    setPressed(isAccepted ? { wanted: sent, isGoing: false } : undefined)
  }
  const change = (next: boolean) => {
    latest.current = next
    if (isGoing.current) return setPressed({ wanted: next, isGoing: true })
    const accepted = onChange(next)
    if (!(accepted instanceof Promise)) return
    isGoing.current = true
    setPressed({ wanted: next, isGoing: true })
    void settle(next, accepted)
  }
  return { shown: pressed?.wanted ?? checked, change }
}
