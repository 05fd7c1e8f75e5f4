import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets'
import { type ReactNode, useRef } from 'react'
import { HelpLink } from '#features/help/view/help-link.tsx'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import type { Ready } from '#features/templates/life/studio/template-dialogs.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { RecipientLists } from '../../lists/studio/recipient-lists.tsx'
import { listWords } from '../../lists/texts.ts'
import type { useWaitingSend } from '../../running/studio/use-waiting-send.ts'
import { sendWords, ticketWords } from '../../send-texts.ts'
import { AskBeforeSend } from '../ask-before-send.tsx'
import type { FilePart } from '../file-part.ts'
import { PreflightPanel } from '../preflight-panel.tsx'
import type { Writing } from '../use-send.ts'
import { RecipientFields } from './recipient-fields.tsx'
import { LeaveButton, SendButton } from './send-actions.tsx'
import { SendNotes } from './send-notes.tsx'
import { useRecipientError } from './use-recipient-error.ts'
import { useTypedActs } from './use-typed-acts.ts'

type Props = {
  opened: boolean
  template: Template
  object: ReactNode
  ready: Ready | undefined
  writing: Omit<Writing, 'options'>
  /** What became of a part that was sent. */
  waiting: ReturnType<typeof useWaitingSend>
  /** The fields for all recipients. */
  options: ReactNode
  /** A sentence about what to correct first in them. */
  foot: string | undefined
  /** Called instead of sending when one of them has to be corrected first. */
  onBlocked: (() => void) | undefined
  Choose: FilePart['Choose']
  onFile: (file: File) => void
  onBack: (() => void) | undefined
  onClose: () => void
}

/** A send to people who are typed or come from a list: who they are, what all of them get, and what it will do. */
export function TypedForm(props: Props) {
  const { template, ready, writing, waiting, foot, onBlocked, Choose, onBack, onClose } = props
  const { recipients, preflight, sending } = writing
  const { isTicket } = recipients
  const { plan, room } = preflight
  const { working, partly } = sending
  const sendTexts = useTexts(sendWords)
  const sentences = useTexts(isTicket ? ticketWords : sendWords)
  const listTexts = useTexts(listWords)
  const format = useFormat()
  const fields = useRef<HTMLDivElement>(null)
  const { over, people, ...acts } = useTypedActs(writing, onBlocked)
  const isPartly = partly !== undefined
  const error = useRecipientError(sending.problem, isPartly, plan)
  const clear = () => {
    writing.clear()
    // The focus would be lost with the button.
    fields.current?.querySelector('input')?.focus()
  }
  const end = () => acts.setOver(undefined)
  const until = room?.endDate && sendTexts.validUntil({ date: format.longDay(room.endDate) })
  return (
    <Dialog
      opened={props.opened}
      onClose={() => acts.leave(onClose)}
      keepOpen={over !== undefined}
      // What is typed is kept on this device.
      isTyped={false}
      width={isTicket && recipients.tickets.hasEvidence ? 1164 : 780}
      object={props.object}
      above={ready ? undefined : sendTexts.above()}
      title={ready?.title ?? template.data.name}
      note={foot ?? until}
      actions={
        <>
          <LeaveButton ready={ready} isPartly={isPartly} onLeave={acts.leave} onBack={onBack} onClose={onClose} />
          <SendButton plan={plan} isTicket={isTicket} working={working} onSend={acts.press} />
        </>
      }
    >
      {/* Changes during a send would not be part of any. */}
      <Stack ref={fields} gap="l" inert={working} aria-busy={working || undefined}>
        <SendNotes
          isRestored={writing.isRestored}
          onClear={clear}
          ready={ready?.text}
          isTicket={isTicket}
          partly={partly}
          waiting={waiting}
        />
        <RecipientFields ref={people} recipients={recipients} error={error} />
        <Choose onFile={props.onFile}>
          <Button size="compact" icon={<ListBulletsIcon size={18} />} onClick={() => acts.setOver('lists')}>
            {listTexts.open()}
          </Button>
        </Choose>
        {props.options}
        <PreflightPanel
          plan={plan}
          room={room}
          isTicket={isTicket}
          onFix={() => people.current?.mend()}
          onCorrect={recipients.correct}
        />
        <HelpLink guide="people-and-names" />
      </Stack>
      <OperationDialog operation={sending.signing} byWallet title={template.data.name} queued={sendTexts.sending()} />
      {over === 'question' && (
        <AskBeforeSend
          warnings={plan.typos.map((typo) => sendTexts.typo(typo))}
          act={sentences.send({ count: plan.ready.length })}
          onSend={acts.confirm}
          onClose={end}
        />
      )}
      {over === 'lists' && <RecipientLists emails={recipients.emails} onUse={acts.takeList} onClose={end} />}
    </Dialog>
  )
}
