import type { ComponentPropsWithRef } from 'react'
import styles from './reaction-chip.module.css'
import { ReactionMark } from './reaction-mark.tsx'

type Props = { emoji: string; count: number; spoken: string }

/** How often a reaction was left, in a list. */
export function ReactionChip({ emoji, count, spoken }: Props) {
  return (
    <li className={styles.chip} title={spoken}>
      <ReactionMark emoji={emoji} count={count} />
      <span className="bz-hidden">{spoken}</span>
    </li>
  )
}

/** A chip that can be pressed: to leave or remove a reaction, or to choose one. */
export function ReactionButton(props: Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={`bz-plain ${styles.chip}`} />
}
