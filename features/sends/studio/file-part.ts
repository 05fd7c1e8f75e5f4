import type { ComponentType, ReactNode } from 'react'
import type { Sentence } from '#base/text.ts'
import type { Evidence } from '#features/claims/evidence-rules.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import type { Recipient } from './first-recipient.ts'

type ChooseProps = {
  onFile: (file: File) => void
  label?: string
  /** Other ways to add recipients, beside it. */
  children?: ReactNode
}

type FormProps = {
  template: Template
  /** The file chosen first. */
  file: File
  /** A small image of the badge to send. */
  object: ReactNode
  /** The fields for message, note, evidence and code, as for typed addresses, given the first recipient; their values follow. */
  options: (first: Recipient | undefined) => ReactNode
  message: string
  note: string
  asksCode: boolean
  evidence: Evidence
  /** A sentence about what to correct first, at the foot of the dialog. */
  foot: string | undefined
  /** Called instead of sending when an option has to be corrected first. */
  onBlocked: (() => void) | undefined
  /** Called to type addresses instead. */
  onLeave: () => void
  onClose: () => void
  onSent: (count: number) => void
}

/** The send dialog's part for a file of people, provided by a higher feature. */
export type FilePart = {
  Choose: ComponentType<ChooseProps>
  Form: ComponentType<FormProps>
  /** The sentences for its problems. */
  problems: Record<string, Sentence>
}
