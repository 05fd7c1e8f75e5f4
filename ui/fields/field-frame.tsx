import { type ReactNode, useId } from 'react'
import { Row } from '../layout/row.tsx'
import { Text } from '../layout/text.tsx'
import { StatusGlyph } from '../marks/status-glyph.tsx'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import styles from './field.module.css'

export type FieldProps = {
  label: ReactNode
  /** A sentence beneath the field. */
  hint?: ReactNode
  /** The error, shown beneath the field in place of the hint. */
  error?: ReactNode
  optional?: boolean
  /** Content at the right of the label: a counter, a remark. */
  aside?: ReactNode
  /** More content after the control, above hint or error. */
  below?: ReactNode
}

/** Attributes of a control, so that screen readers announce label, hint and error with it. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/**
 * Label, control and hint or error, as in all our fields. For a custom control: `{(control) => <X {...control} />}`.
 */
export function FieldFrame({
  label,
  hint,
  error,
  optional,
  aside,
  below,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const common = useTexts(words)
  const noteId = error || hint ? `${id}-note` : undefined
  return (
    <div className={styles.field}>
      <Row gap="m" align="baseline" justify="between" className={styles.head}>
        <Text as="label" weight={600} htmlFor={id}>
          {label}
        </Text>
        <Text as="span" type="caption" tone="ink3" className={styles.aside}>
          {aside ?? (optional ? common.optional() : null)}
        </Text>
      </Row>
      {children({ id, 'aria-describedby': noteId, 'aria-invalid': error ? true : undefined })}
      {below}
      {error ? (
        <p className={styles.error} id={noteId} role="alert">
          <StatusGlyph status="notDelivered" size={13} />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
