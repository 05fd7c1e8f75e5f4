import { Mark } from './mark.tsx'
import styles from './wordmark.module.css'

/** Mark and name. `size` is the height of the mark in pixels; `onDark` on coloured fields. */
export function Wordmark({ size = 26, onDark }: { size?: number; onDark?: boolean }) {
  return (
    <span className={styles.wordmark} style={{ fontSize: size * 0.82 }} data-on-dark={onDark || undefined}>
      <Mark size={size} onDark={onDark} />
      <span data-name>Blazon</span>
    </span>
  )
}
