import { useRef, useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import type { Ready } from '#features/templates/life/studio/template-dialogs.tsx'
import { useIsLate } from '#ui/marks/use-is-late.ts'
import { useTexts } from '#ui/words/language.tsx'
import { messageWords } from '../mail/message-texts.ts'
import { useWaitingSend } from '../running/studio/use-waiting-send.ts'
import { sendWords } from '../send-texts.ts'
import type { FilePart } from './file-part.ts'
import type { Recipient } from './first-recipient.ts'
import { SendDone } from './send-done.tsx'
import { SendOptions } from './send-options.tsx'
import { TypedForm } from './typed/typed-form.tsx'
import type { Options } from './use-options.ts'
import { useSend } from './use-send.ts'

/** How long the dialog waits for the daily limit: a late response would move the buttons under the pointer. */
const OPENS_MS = 600

type Props = {
  template: Template
  ready?: Ready | undefined
  onBack?: (() => void) | undefined
  onClose: () => void
  onSent?: (() => void) | undefined
  files: FilePart
}

/** A send: to people who are typed, or to a file of them, with the same options for all; then that it is done. */
export function SendForm({ template, ready, onBack, onClose, onSent, files }: Props) {
  const { options, ...writing } = useSend(template)
  const { recipients, preflight, sending } = writing
  const waiting = useWaitingSend(sending.partly && { sendId: sending.sendId, templateId: template.id })
  const isLate = useIsLate(OPENS_MS)
  const foot = useShorten(options.faults)
  const [file, setFile] = useState<File>()
  const forAll = useRef<HTMLDivElement>(null)
  const around = { template, object: <FlatCard spec={template.card as CardSpec} width={56} />, onClose }
  if (sending.sent !== undefined) {
    return <SendDone {...around} sendId={sending.sendId} count={sending.sent} onSent={onSent} />
  }
  const showOption = () => forAll.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  const onBlocked = options.isBlocked ? showOption : undefined
  const optionsFor = (first: Recipient | undefined) => (
    <SendOptions
      ref={forAll}
      templateId={template.id}
      options={options}
      hasOwnEvidence={file !== undefined || recipients.tickets.hasEvidence}
      first={first ?? preflight.first}
    />
  )
  if (file) {
    return (
      <files.Form
        {...around}
        {...options.values}
        file={file}
        options={optionsFor}
        foot={foot}
        onBlocked={onBlocked}
        onLeave={() => setFile(undefined)}
        onSent={sending.finish}
      />
    )
  }
  return (
    <TypedForm
      {...around}
      opened={preflight.room !== undefined || isLate}
      ready={ready}
      writing={writing}
      waiting={waiting}
      options={optionsFor(undefined)}
      foot={foot}
      onBlocked={onBlocked}
      Choose={files.Choose}
      onFile={setFile}
      onBack={onBack}
    />
  )
}

/** What to shorten before the send: the message, or the note. */
function useShorten({ message, isNoteTooLong }: Options['faults']): string | undefined {
  const sendTexts = useTexts(sendWords)
  const messageTexts = useTexts(messageWords)
  if (message === 'sendMessageTooLong') return messageTexts.shorten()
  return isNoteTooLong ? sendTexts.shortenNote() : undefined
}
