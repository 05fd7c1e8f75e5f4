import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { ProblemNote } from '../fields/problem-note.tsx'
import { useProblemText } from '../words/catalogue.tsx'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'

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
        <>
          <Button size="footer" onClick={onClose}>
            {keep}
          </Button>
          <Button kind="dangerFilled" size="footer" working={working} workingLabel={workingLabel} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className={styles.question}>{text}</p>
      {problem && <ProblemNote>{sentence(problem)}</ProblemNote>}
      {below}
    </Dialog>
  )
}
