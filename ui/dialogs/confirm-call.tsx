import type { ReactNode } from 'react'
import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import type { CallProblem } from '#base/problem.ts'
import type { ButtonKind } from '../buttons/button.tsx'
import { toastError, toastSuccess } from '../calls/toast.ts'
import { useCall, useInvalidate } from '../calls/use-call.ts'
import { ProblemNote } from '../fields/problem-note.tsx'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../layout/text.tsx'
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
  /** The button that has the focus at first; the one that closes the dialog without it. */
  focus?: 'cancel' | 'confirm'
  /** Refusals that leave nothing to ask, because somebody else was faster: said in a toast, and the lists are read again. */
  isOver?: (problem: CallProblem) => boolean
  /** What is asked, with its consequence; a sentence alone is a paragraph. */
  children: ReactNode
  onClose: () => void
  /** In place of `onClose` once it is done. */
  onDone?: (output: Output<E>) => void
  /** In place of `onClose` once it is over. */
  onOver?: () => void
}

/** Asks, and makes the call: a refusal is said in the dialog, and what is done in a toast. */
export function ConfirmCall<E extends Endpoint>(props: Props<E>) {
  const { call, input, stale, title, note, cancel, confirm, working, kind = 'dangerFilled' } = props
  const { done, wayOut, focus, isOver, children, onClose, onDone = onClose, onOver = onClose } = props
  const sentence = useProblemText()
  const invalidate = useInvalidate()
  const asked = useCall(call, { invalidates: stale })
  const make = async () => {
    const { output, problem } = await asked.run(input)
    if (output) {
      if (done) toastSuccess(done)
      onDone(output)
    } else if (problem && isOver?.(problem)) {
      toastError(sentence(problem.key))
      for (const list of stale) void invalidate(list)
      onOver()
    }
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
          startsAtCancel={focus === 'cancel'}
          kind={kind}
          working={asked.working}
          workingLabel={working}
          onClick={() => void make()}
          data-autofocus={focus === 'confirm' || undefined}
        >
          {confirm}
        </DialogActions>
      }
    >
      <Stack gap="m">
        <Stack gap="m" breaks>
          {typeof children === 'string' ? <Text tone="ink2">{children}</Text> : children}
        </Stack>
        {asked.problem && <ProblemNote>{sentence(asked.problem.key)}</ProblemNote>}
        {asked.problem && wayOut?.(asked.problem)}
      </Stack>
    </Dialog>
  )
}
