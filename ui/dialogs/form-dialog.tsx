import { useId } from 'react'
import type { ButtonKind } from '../buttons/button.tsx'
import { ProblemNote } from '../fields/problem-note.tsx'
import { Stack } from '../layout/stack.tsx'
import { useProblemText } from '../words/catalogue.tsx'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'
import type { DialogProps } from './dialog-props.ts'

type Props = Omit<DialogProps, 'opened' | 'actions' | 'stage' | 'object'> & {
  cancel?: string
  submit: string
  working: boolean
  workingLabel?: string
  disabled?: boolean
  kind?: ButtonKind
  /** The key of a refusal that no field shows. */
  problem?: string | undefined
  onSubmit: () => void
}

/** A form with its footer: fields below each other, Enter sends, and closing asks first once something was typed. */
export function FormDialog(props: Props) {
  const { cancel, submit, working, workingLabel, disabled, kind, problem, onSubmit, children, ...dialog } = props
  const form = useId()
  const sentence = useProblemText()
  return (
    <Dialog
      {...dialog}
      opened
      actions={
        <DialogActions
          onClose={dialog.onClose}
          cancel={cancel}
          kind={kind}
          type="submit"
          form={form}
          disabled={disabled}
          working={working}
          workingLabel={workingLabel}
        >
          {submit}
        </DialogActions>
      }
    >
      <Stack
        as="form"
        id={form}
        noValidate
        gap="xl"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        {problem && <ProblemNote>{sentence(problem)}</ProblemNote>}
      </Stack>
    </Dialog>
  )
}
