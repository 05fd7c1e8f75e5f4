import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listSubs, withdrawSub } from '../contract.ts'
import { subQuestions } from '../texts.ts'
import type { Sub } from './sub-rows.ts'

/** Asks before an open invitation is withdrawn. */
export function WithdrawDialog({ sub, onClose }: { sub: Sub; onClose: () => void }) {
  const questions = useTexts(subQuestions)
  return (
    <ConfirmCall
      call={withdrawSub}
      input={{ invitationId: sub.invitationId }}
      stale={[listSubs]}
      title={questions.withdrawTitle()}
      cancel={questions.keepIt()}
      confirm={questions.withdraw()}
      working={questions.withdrawing()}
      done={questions.withdrawn()}
      focus="cancel"
      isOver={({ key }) => key === 'notFound'}
      onClose={onClose}
    >
      {questions.withdrawText({ email: sub.adminEmail })}
    </ConfirmCall>
  )
}
