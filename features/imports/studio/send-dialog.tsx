import type { ComponentProps } from 'react'
import type { FilePart } from '#features/sends/studio/file-part.ts'
import { SendDialog as TypedSendDialog } from '#features/sends/studio/send-dialog.tsx'
import { importProblems } from '../texts.ts'
import { ImportButton } from './import-button.tsx'
import { ImportForm } from './import-form.tsx'

const FILES: FilePart = { Choose: ImportButton, Form: ImportForm, problems: importProblems }

/** The send dialog, with its part for a file of people. */
export function SendDialog(props: Omit<ComponentProps<typeof TypedSendDialog>, 'files'>) {
  return <TypedSendDialog {...props} files={FILES} />
}
