import type { ComponentType, ReactNode } from 'react'
import type { Sentence } from '#base/text.ts'
import type { Template } from '#features/templates/studio/form-values.ts'

type ChooseProps = {
  onFile: (file: File) => void
  label?: string
  /** Other ways to get people, beside it. */
  children?: ReactNode
}

type FormProps = {
  template: Template
  /** The file that was chosen first. */
  file: File
  /** The badge that is sent, drawn small. */
  object: ReactNode
  /** The note and the code, as for typed addresses, and what is chosen there. */
  options: ReactNode
  note: string
  asksCode: boolean
  /** What to do instead of sending, where something in the options has to be corrected first. */
  onBlocked: (() => void) | undefined
  /** Addresses are typed instead. */
  onLeave: () => void
  onClose: () => void
  onSent: (count: number) => void
}

/** Sending to the people of a file, which a higher feature brings into the send dialog. */
export type FilePart = {
  Choose: ComponentType<ChooseProps>
  Form: ComponentType<FormProps>
  /** The sentences of its problems. */
  problems: Record<string, Sentence>
}
