import { toastSuccess } from '#ui/calls/toast.ts'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { deleteSub, listSubs } from '../contract.ts'
import { DELETION_DAYS } from '../rules.ts'
import { subQuestions } from '../texts.ts'
import type { Sub } from './sub-rows.ts'
import { TypedNameDialog } from './typed-name-dialog.tsx'
import { useSubCall } from './use-sub-call.ts'

type Props = { sub: Pick<Sub, 'did' | 'name'>; onClose: () => void }

/** Asks the main admin before the deletion of a sub-community starts, which waits for some days. */
export function DeleteSubDialog({ sub: { did, name }, onClose }: Props) {
  const questions = useTexts(subQuestions)
  const { day } = useFormat()
  const { run, working } = useSubCall(deleteSub, [listSubs])
  const remove = async () => {
    const { output, isOver } = await run({ did })
    if (output) toastSuccess(questions.deleted({ name, day: day(output.deletionDue) }))
    if (isOver) onClose()
  }
  return (
    <TypedNameDialog
      title={questions.deleteTitle({ name })}
      name={name}
      losses={[questions.deleteDays({ name, count: DELETION_DAYS })]}
      stays={[questions.deleteBadges()]}
      note={questions.deleteNotice()}
      confirm={questions.delete()}
      working={working}
      workingLabel={questions.deleting()}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
