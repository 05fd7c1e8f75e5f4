import { useState } from 'react'
import { REASON_MAX } from '#features/badges/rules.ts'
import { resumeMember, suspendMember } from '#features/history/contract.ts'
import { historyWords } from '#features/history/row-texts.ts'
import { getMember, listMembers, type MemberRow } from '#features/members/contract.ts'
import { useMemberName } from '#features/members/studio/member-name.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { cardWords } from './members-texts.ts'

const STALE = [listMembers, getMember]

/** Suspends a member's card or reinstates it, after a confirmation. */
export function CardActions({ member }: { member: MemberRow }) {
  const card = useTexts(cardWords)
  const [isAsking, setIsAsking] = useState(false)
  const isSuspended = member.status === 'suspended'
  const Ask = isSuspended ? ResumeDialog : SuspendDialog
  return (
    <>
      <Button kind="quiet" onClick={() => setIsAsking(true)}>
        {isSuspended ? card.resume() : card.suspend()}
      </Button>
      {isAsking && <Ask member={member} onEnd={() => setIsAsking(false)} />}
    </>
  )
}

type DialogProps = { member: MemberRow; onEnd: () => void }

function SuspendDialog({ member, onEnd }: DialogProps) {
  const card = useTexts(cardWords)
  const historyTexts = useTexts(historyWords)
  const sentence = useProblemText()
  const nameOf = useMemberName()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { run, working, problem, reset } = useCall(suspendMember, { invalidates: STALE })
  const suspend = async () => {
    if (reason.trim() === '') return setIsMissing(true)
    if (reason.length > REASON_MAX) return
    const { output } = await run({ did: member.did, reason })
    if (!output) return
    toastSuccess(card.suspended())
    onEnd()
  }
  const refused = problem && (problem.key === 'notSuspendable' ? card.notSuspendable() : sentence(problem.key))
  return (
    <FormDialog
      gap="l"
      onClose={onEnd}
      title={card.suspendTitle({ name: nameOf(member) })}
      cancel={card.keep()}
      submit={card.suspend()}
      working={working}
      onSubmit={() => void suspend()}
    >
      <Text>{card.suspendText()}</Text>
      <TextArea
        label={historyTexts.reason()}
        hint={historyTexts.reasonHint()}
        placeholder={card.example()}
        error={isMissing ? historyTexts.reasonMissing() : refused}
        maxCount={REASON_MAX}
        value={reason}
        onChange={(text) => {
          setReason(text)
          setIsMissing(false)
          reset()
        }}
        data-autofocus
      />
    </FormDialog>
  )
}

function ResumeDialog({ member, onEnd }: DialogProps) {
  const card = useTexts(cardWords)
  const nameOf = useMemberName()
  return (
    <ConfirmCall
      call={resumeMember}
      input={{ did: member.did }}
      stale={STALE}
      title={card.resumeTitle({ name: nameOf(member) })}
      cancel={card.keep()}
      confirm={card.resume()}
      kind="primary"
      done={card.resumed()}
      focus="confirm"
      onClose={onEnd}
    >
      {card.resumeText()}
    </ConfirmCall>
  )
}
