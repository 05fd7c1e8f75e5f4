import { toastSuccess } from '#ui/calls/toast.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listSubs, releaseSub } from '../contract.ts'
import { subQuestions } from '../texts.ts'
import type { Sub } from './sub-rows.ts'
import { TypedNameDialog } from './typed-name-dialog.tsx'
import { useSubCall } from './use-sub-call.ts'

/** Asks before a sub-community becomes a community of its own. */
export function ReleaseDialog({ sub: { did, name }, onClose }: { sub: Sub; onClose: () => void }) {
  const questions = useTexts(subQuestions)
  const { run, working } = useSubCall(releaseSub, [listSubs])
  const release = async () => {
    const { output, isOver } = await run({ did })
    if (output) toastSuccess(questions.released({ name }))
    if (isOver) onClose()
  }
  return (
    <TypedNameDialog
      title={questions.releaseTitle({ name })}
      name={name}
      losses={[questions.releaseLoss()]}
      stays={[questions.releaseOwn()]}
      note={questions.irreversible()}
      confirm={questions.release()}
      working={working}
      workingLabel={questions.releasing()}
      onConfirm={() => void release()}
      onClose={onClose}
    />
  )
}
