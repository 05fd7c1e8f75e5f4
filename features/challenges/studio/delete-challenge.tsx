import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { deleteChallenge, listChallenges } from '../contract.ts'
import { challengesTab } from '../studio-texts.ts'

type Props = { challenge: { id: string }; title: string; onClose: () => void }

/** Asks before a challenge is deleted; one that a quest names says so. */
export function DeleteChallenge({ challenge, title, onClose }: Props) {
  const say = useTexts(challengesTab)
  const { run, working, problem } = useCall(deleteChallenge, { invalidates: [listChallenges] })
  const confirm = async () => {
    const { output } = await run({ challengeId: challenge.id })
    if (!output) return
    toastSuccess(say.deleted())
    onClose()
  }
  return (
    <ConfirmDialog
      title={say.deleteTitle()}
      text={say.deleteText({ title })}
      keep={say.keep()}
      confirm={say.delete()}
      working={working}
      workingLabel={say.deleting()}
      problem={problem?.key}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
