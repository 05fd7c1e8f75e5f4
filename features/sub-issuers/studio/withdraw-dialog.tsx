import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listSubs, withdrawSub } from '../contract.ts'
import { subQuestions } from '../texts.ts'
import type { Sub } from './sub-rows.ts'
import { useSubCall } from './use-sub-call.ts'

/** Asks before an open invitation is withdrawn. */
export function WithdrawDialog({ sub, onClose }: { sub: Sub; onClose: () => void }) {
  const questions = useTexts(subQuestions)
  const { run, working } = useSubCall(withdrawSub, [listSubs])
  const withdraw = async () => {
    const { output, isOver } = await run({ invitationId: sub.invitationId })
    if (output) toastSuccess(questions.withdrawn())
    if (isOver) onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={questions.withdrawTitle()}
      actions={
        <>
          <Button size="footer" onClick={onClose} data-autofocus>
            {questions.keepIt()}
          </Button>
          <Button
            kind="dangerFilled"
            size="footer"
            working={working}
            workingLabel={questions.withdrawing()}
            onClick={() => void withdraw()}
          >
            {questions.withdraw()}
          </Button>
        </>
      }
    >
      <p>{questions.withdrawText({ email: sub.adminEmail })}</p>
    </Dialog>
  )
}
