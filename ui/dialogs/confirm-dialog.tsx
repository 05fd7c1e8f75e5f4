import type { ReactNode } from 'react'
import { ProblemNote } from '../fields/problem-note.tsx'
import { useProblemText } from '../words/catalogue.tsx'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'

type Props = {
  title: string
  text: string
  /** The button that changes nothing. */
  keep: string
  confirm: string
  working: boolean
  workingLabel: string
  /** The key of a refusal. */
  problem?: string | undefined
  /** A way out of the refusal, below it. */
  below?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** A question with its consequence in a sentence, and the button that cannot be undone. */
export function ConfirmDialog(props: Props) {
  const { title, text, keep, confirm, working, workingLabel, problem, below, onConfirm, onClose } = props
  const sentence = useProblemText()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={
        <DialogActions
          onClose={onClose}
          cancel={keep}
          kind="dangerFilled"
          working={working}
          workingLabel={workingLabel}
          onClick={onConfirm}
        >
          {confirm}
        </DialogActions>
      }
    >
      <p className={styles.question}>{text}</p>
      {problem && <ProblemNote>{sentence(problem)}</ProblemNote>}
      {below}
    </Dialog>
  )
}
