import { type Ref, useId } from 'react'
import type { ButtonKind } from '../buttons/button.tsx'
import { ProblemNote } from '../fields/problem-note.tsx'
import type { Gaps } from '../layout/draw-part.ts'
import { Stack } from '../layout/stack.tsx'
import { useProblemText } from '../words/catalogue.tsx'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'
import type { DialogProps } from './dialog-props.ts'

type Props = Omit<DialogProps, 'opened' | 'actions' | 'stage'> & {
  cancel?: string
  submit: string
  working: boolean
  workingLabel?: string
  disabled?: boolean
  kind?: ButtonKind
  /** The key of a refusal that no field shows. */
  problem?: string | undefined
  /** The form's element, for `useFieldProblems`. */
  form?: Ref<HTMLFormElement>
  gap?: Gaps['gap']
  className?: string
  onSubmit: () => void
}

/** A form with its footer: fields below each other, Enter sends, and closing asks first once something was typed. */
export function FormDialog(props: Props) {
  const { cancel, submit, working, workingLabel, disabled, kind, problem, children, ...rest } = props
  const { form, gap = 'xl', className, onSubmit, ...dialog } = rest
  const id = useId()
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
          form={id}
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
        id={id}
        ref={form}
        noValidate
        gap={gap}
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog opened from within another form is not part of it, but its events pass there.
          event.stopPropagation()
          if (!working && !disabled) onSubmit()
        }}
      >
        {children}
        {problem && <ProblemNote>{sentence(problem)}</ProblemNote>}
      </Stack>
    </Dialog>
  )
}
