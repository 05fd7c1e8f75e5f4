import type { ReactNode } from 'react'
import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import type { CallProblem } from '#base/problem.ts'
import type { ButtonKind } from '../buttons/button.tsx'
import { toastSuccess } from '../calls/toast.ts'
import { useCall } from '../calls/use-call.ts'
import { ProblemNote } from '../fields/problem-note.tsx'
import { Stack } from '../layout/stack.tsx'
import { useProblemText } from '../words/catalogue.tsx'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'

type Props<E extends Endpoint> = {
  call: E
  input: CallInput<E>
  /** What is read again once it is done. */
  stale: Endpoint[]
  title: ReactNode
  /** The consequence, at the left of the footer. */
  note?: ReactNode
  cancel?: string
  confirm: string
  working?: string
  kind?: ButtonKind
  /** Said once it is done. */
  done?: string
  /** A way out of a refusal, below it. */
  wayOut?: (problem: CallProblem) => ReactNode
  /** What is asked, with its consequence. */
  children: ReactNode
  onClose: () => void
  /** In place of `onClose` once it is done. */
  onDone?: (output: Output<E>) => void
}

/** Asks, and makes the call: a refusal is said in the dialog, and what is done in a toast. */
export function ConfirmCall<E extends Endpoint>(props: Props<E>) {
  const { call, input, stale, title, note, cancel, confirm, working, kind = 'dangerFilled' } = props
  const { done, wayOut, children, onClose, onDone = onClose } = props
  const sentence = useProblemText()
  const asked = useCall(call, { invalidates: stale })
  const make = async () => {
    const { output } = await asked.run(input)
    if (!output) return
    if (done) toastSuccess(done)
    onDone(output)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      note={note}
      actions={
        <DialogActions
          onClose={onClose}
          cancel={cancel}
          kind={kind}
          working={asked.working}
          workingLabel={working}
          onClick={() => void make()}
          data-autofocus
        >
          {confirm}
        </DialogActions>
      }
    >
      <Stack gap="m">
        <Stack gap="m" breaks>
          {children}
        </Stack>
        {asked.problem && <ProblemNote>{sentence(asked.problem.key)}</ProblemNote>}
        {asked.problem && wayOut?.(asked.problem)}
      </Stack>
    </Dialog>
  )
}
