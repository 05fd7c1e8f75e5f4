import { useState } from 'react'
import { listSessions } from '#features/claims/contract.ts'
import { resendSession, revokeSession } from '#features/history/contract.ts'
import { listMembers, type MemberRow } from '#features/members/contract.ts'
import { preflight } from '#features/sends/contract.ts'
import { useSigning } from '#features/sends/studio/use-signing.ts'
import { Button } from '#ui/buttons/button.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { invitationWords } from './members-texts.ts'

const STALE = [listMembers, listSessions, preflight]

/** Sends an invitation again, or withdraws it after a confirmation. */
export function InvitationActions({ member: { email, invitationId } }: { member: MemberRow }) {
  const invitation = useTexts(invitationWords)
  const common = useTexts(words)
  const sentence = useProblemText()
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const { run, working } = useCall(resendSession, { invalidates: STALE })
  const signing = useSigning(STALE, (key) => toastError(sentence(key)))
  const resend = async () => {
    const { output, problem } = await run({ challenge: invitationId })
    if (output) signing.waitFor(output.callbackId, () => toastSuccess(invitation.resent({ email })))
    else if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  return (
    <>
      <Button
        data-hover
        size="compact"
        working={working}
        aria-label={invitation.resendTo({ email })}
        onClick={() => void resend()}
      >
        {invitation.resend()}
      </Button>
      <MoreMenu
        size={30}
        label={invitation.actions({ email })}
        choices={[
          { label: invitation.resend(), onSelect: () => void resend(), disabled: working },
          { label: invitation.withdraw(), danger: true, onSelect: () => setIsWithdrawing(true) },
        ]}
      />
      <OperationDialog operation={signing.operation} byWallet title={invitation.resend()} queued={common.sending()} />
      {isWithdrawing && (
        <WithdrawDialog email={email} invitationId={invitationId} onEnd={() => setIsWithdrawing(false)} />
      )}
    </>
  )
}

type WithdrawProps = Pick<MemberRow, 'email' | 'invitationId'> & { onEnd: () => void }

function WithdrawDialog({ email, invitationId, onEnd }: WithdrawProps) {
  const invitation = useTexts(invitationWords)
  return (
    <ConfirmCall
      call={revokeSession}
      input={{ challenge: invitationId, reason: invitation.reason() }}
      stale={STALE}
      title={invitation.title()}
      cancel={invitation.keep()}
      confirm={invitation.withdraw()}
      done={invitation.withdrawn()}
      focus="confirm"
      onClose={onEnd}
    >
      {invitation.text({ email })}
    </ConfirmCall>
  )
}
