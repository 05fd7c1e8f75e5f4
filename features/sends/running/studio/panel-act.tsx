import styles from './running-sends.module.css'

type Props = {
  label: string
  run: () => unknown
  /** Whether what it opens is open. */
  isOpen?: boolean
}

/** A text button for an action on a send. */
export function PanelAct({ label, run, isOpen }: Props) {
  return (
    <button type="button" className={`bz-link ${styles.act}`} aria-expanded={isOpen} onClick={() => void run()}>
      {label}
    </button>
  )
}
