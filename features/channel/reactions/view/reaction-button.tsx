import type { ComponentPropsWithRef } from 'react'
import styles from './reaction-chip.module.css'

/** A chip that can be pressed: to leave or remove a reaction, or to choose one. */
export function ReactionButton(props: Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={`bz-plain ${styles.chip}`} />
}
