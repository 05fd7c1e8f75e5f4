import { StatusLine, type StatusLineProps } from '../marks/status-line.tsx'
import styles from './field.module.css'

type Props = Omit<StatusLineProps, 'status' | 'className'> & {
  /** Like the error of a field. */
  small?: boolean
}

/** An error outside of a field, in the style of field errors: the lozenge and a sentence, announced at once. */
export function ProblemNote({ small, ...note }: Props) {
  const look = small ? ({ size: 13, type: 'small', weight: 500 } as const) : { size: 16 }
  return <StatusLine status="notDelivered" tone="error" className={styles.note} role="alert" {...look} {...note} />
}
