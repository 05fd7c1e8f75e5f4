import { getIssuer } from '#features/issuers/contract.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getParent, leaveParent } from '../contract.ts'
import { parentWords, subQuestions } from '../texts.ts'
import { TypedNameDialog } from './typed-name-dialog.tsx'
import { useSubCall } from './use-sub-call.ts'

/** Asks before a sub-community leaves its parent, whose name is typed. */
export function LeaveParentDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const parentTexts = useTexts(parentWords)
  const questions = useTexts(subQuestions)
  const { run, working } = useSubCall(leaveParent, [getParent, getIssuer])
  const leave = async () => {
    const { output, isOver } = await run({})
    if (output) toastSuccess(parentTexts.left({ name }))
    if (isOver) onClose()
  }
  return (
    <TypedNameDialog
      title={parentTexts.leaveTitle({ name })}
      name={name}
      losses={[parentTexts.leaveLoss({ name })]}
      stays={[parentTexts.leaveOwn()]}
      note={questions.irreversible()}
      confirm={parentTexts.confirm()}
      working={working}
      workingLabel={parentTexts.leaving()}
      onConfirm={() => void leave()}
      onClose={onClose}
    />
  )
}
