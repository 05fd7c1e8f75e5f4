import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { lazy, Suspense, useEffect } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { NOTE_MAX } from '#features/claims/rules.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { limitWords } from '../../mail/limit-texts.ts'
import { MessagePart } from '../../mail/studio/message-part.tsx'
import { sendWords } from '../../send-texts.ts'
import { SendDone } from '../../studio/send-done.tsx'
import { overLimit } from '../../studio/send-plan.ts'
import { useRefusalText } from '../../studio/use-refusal-text.ts'
import { memberSendWords } from '../texts.ts'
import type { Person } from './member-plan.ts'
import { MembersPreflight } from './members-preflight.tsx'
import { useSendToMembers } from './use-send-to-members.ts'

const DateField = lazy(() => import('#ui/fields/days/date-field.tsx').then((module) => ({ default: module.DateField })))

type Props = {
  template: Template
  people: Person[]
  onBack: () => void
  onClose: () => void
  onSent: (() => void) | undefined
}

/** The members, a message, a note, an end, a preview of the send, and the button with the number of badges. */
export function MembersForm({ template, people, onBack, onClose, onSent }: Props) {
  const sendTexts = useTexts(sendWords)
  const memberTexts = useTexts(memberSendWords)
  const common = useTexts(words)
  const format = useFormat()
  const sentence = useProblemText()
  const refusalText = useRefusalText()
  const limitTexts = useTexts(limitWords)
  const writing = useSendToMembers(template, people)
  const { plan, sent, problem, endsAt } = writing
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per send.
  useEffect(() => {
    if (sent !== undefined) onSent?.()
  }, [sent])
  const card = <FlatCard spec={template.card as CardSpec} width={56} />
  if (sent !== undefined) {
    return (
      <SendDone sendId={sent.id} count={sent.count} template={template} object={card} onClose={onClose}>
        {memberTexts.sentThen()}
      </SendDone>
    )
  }
  const over = overLimit(plan.left)
  const isDefault = writing.day === '' && endsAt
  return (
    <Dialog
      opened
      onClose={onClose}
      width={780}
      object={card}
      above={sendTexts.above()}
      title={template.data.name}
      note={isDefault ? memberTexts.validUntil({ date: format.longDay(endsAt) }) : undefined}
      actions={
        <DialogActions
          onClose={onBack}
          cancel={common.back()}
          icon={<PaperPlaneTiltIcon size={20} />}
          working={writing.working}
          workingLabel={sendTexts.sending()}
          disabled={!writing.room}
          onClick={() => void writing.send()}
        >
          {over > 0 ? limitTexts.overAct({ count: over }) : sendTexts.send({ count: plan.ready.length })}
        </DialogActions>
      }
    >
      <Stack gap="l" inert={writing.working} aria-busy={writing.working || undefined}>
        <MessagePart
          message={writing.message}
          onMessage={writing.setMessage}
          asked={{ templateId: template.id, endDate: writing.end }}
        />
        <TextField
          label={sendTexts.note()}
          optional
          placeholder={sendTexts.noteExample()}
          value={writing.note}
          onChange={writing.setNote}
          maxCount={NOTE_MAX}
          error={writing.isNoteTooLong && sentence('noteTooLong')}
        />
        <Suspense>
          <DateField
            label={memberTexts.until()}
            optional
            value={writing.day}
            onChange={writing.setDay}
            error={writing.isDayWrong ? memberTexts.untilWrong() : undefined}
          />
        </Suspense>
        <MembersPreflight people={people} plan={plan} room={writing.room} />
        {problem && <ProblemNote>{refusalText(problem)}</ProblemNote>}
      </Stack>
      <OperationDialog operation={writing.signing} byWallet title={template.data.name} queued={sendTexts.sending()} />
    </Dialog>
  )
}
