import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { HelpLink } from '#features/help/view/help-link.tsx'
import type { Template } from '#features/templates/studio/form-values.ts'
import type { Ready } from '#features/templates/studio/template-dialogs.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { EmailChips, type EmailChipsHandle } from '#ui/fields/email-chips.tsx'
import { RestoredNote } from '#ui/fields/restored-note.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useIsLate } from '#ui/marks/use-is-late.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { limitWords } from '../limit-texts.ts'
import { listWords } from '../list-texts.ts'
import { messageWords } from '../message-texts.ts'
import { sendWords, ticketWords } from '../send-texts.ts'
import { AskBeforeSend } from './ask-before-send.tsx'
import type { FilePart } from './file-part.ts'
import type { Recipient } from './first-recipient.ts'
import { longDay } from './long-day.ts'
import { PreflightPanel } from './preflight-panel.tsx'
import { RecipientLists } from './recipient-lists.tsx'
import { SendDone } from './send-done.tsx'
import styles from './send-form.module.css'
import { SendOptions } from './send-options.tsx'
import { useRefusalText } from './use-refusal-text.ts'
import { useSend } from './use-send.ts'
import { useWaitingSend } from './use-waiting-send.ts'

/** How long the dialog waits for the daily limit: a late response would move the buttons under the pointer. */
const OPENS_MS = 600

const TicketTable = lazyHere(() => import('./ticket-table.tsx').then((module) => module.TicketTable))

type Props = {
  template: Template
  ready?: Ready | undefined
  onBack?: () => void
  onClose: () => void
  onSent?: () => void
  files: FilePart
}

/** The addresses, a message, a note, a preview of the send, and the button with the number of badges. */
export function SendForm({ template, ready, onBack, onClose, onSent, files }: Props) {
  const sendTexts = useTexts(sendWords)
  const ticketTexts = useTexts(ticketWords)
  const listTexts = useTexts(listWords)
  const messageTexts = useTexts(messageWords)
  const common = useTexts(words)
  const [isAsking, setAsking] = useState(false)
  const [isListing, setListing] = useState(false)
  const { language } = useLanguage()
  const refusalText = useRefusalText()
  const limitTexts = useTexts(limitWords)
  const writing = useSend(template)
  const box = useRef<EmailChipsHandle>(null)
  const fields = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const forAll = useRef<HTMLDivElement>(null)
  const isLate = useIsLate(OPENS_MS)
  const [file, setFile] = useState<File>()
  const { plan, problem, sent, partly } = writing
  const waiting = useWaitingSend(partly && { sendId: writing.sendId, templateId: template.id })
  const sentences = writing.isTicket ? ticketTexts : sendTexts
  const showBad = () => {
    if (!box.current?.focusFirst()) table.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  // The remaining entries have to be corrected, so they receive the focus.
  const shownPartly = useRef(partly)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per send, and as soon as the fields can take the focus.
  useEffect(() => {
    if (writing.working || shownPartly.current === partly) return
    shownPartly.current = partly
    if (partly) showBad()
  }, [partly, writing.working])
  const card = <FlatCard spec={template.card as CardSpec} width={56} />
  if (sent !== undefined) {
    return (
      <SendDone
        sendId={writing.sendId}
        count={sent}
        template={template}
        object={card}
        onClose={onClose}
        onSent={onSent}
      />
    )
  }
  const options = (first?: Recipient) => (
    <SendOptions
      writing={writing}
      ref={forAll}
      hasOwnEvidence={file !== undefined || writing.evidenceEach}
      first={first}
    />
  )
  const showOption = () => forAll.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  const isMessageTooLong = writing.messageProblem === 'sendMessageTooLong'
  const shortenNote = writing.isNoteTooLong ? sendTexts.shortenNote() : undefined
  const shorten = isMessageTooLong ? messageTexts.shorten() : shortenNote
  if (file) {
    return (
      <files.Form
        template={template}
        file={file}
        object={card}
        options={options}
        message={writing.message}
        note={writing.note}
        asksCode={writing.asksCode}
        evidence={writing.evidence}
        foot={shorten}
        onBlocked={writing.isBlocked ? showOption : undefined}
        onLeave={() => setFile(undefined)}
        onClose={onClose}
        onSent={writing.finish}
      />
    )
  }
  const signing = (
    <OperationDialog operation={writing.signing} byWallet title={template.data.name} queued={sendTexts.sending()} />
  )
  const leave = (go: () => void) => () => {
    if (box.current) writing.keepAddresses(box.current.commit())
    go()
  }
  const takeList = (emails: string[]) => {
    setListing(false)
    toastSuccess(listTexts.added({ count: writing.addEmails(emails) }))
  }
  const warnings = plan.typos.map((typo) => sendTexts.typo(typo))
  const send = (addresses?: string[]) => {
    setAsking(false)
    void writing.send(addresses)
  }
  const clear = () => {
    writing.clear()
    // The focus would be lost with the button.
    fields.current?.querySelector('input')?.focus()
  }
  const press = () => {
    if (writing.isBlocked) return showOption()
    // Includes an address that is still being typed.
    const addresses = box.current?.commit()
    const now = writing.planOf(addresses ?? [])
    if (now.ready.length === 0 && now.unreadable.length > 0) showBad()
    if (now.typos.length > 0) setAsking(true)
    else send(addresses)
  }
  const notSent =
    partly && plan.unreadable.length > 0 ? sendTexts.notSent({ count: plan.unreadable.length }) : undefined
  const error = problem ? (problem.key === 'allHold' ? sendTexts.allHold() : refusalText(problem)) : notSent
  const over = Math.max(0, -(plan.left ?? 0))
  const mend = () => {
    box.current?.mendFirst()
    table.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  const until = writing.endDate && sendTexts.validUntil({ date: longDay(writing.endDate, language) })
  return (
    <Dialog
      opened={writing.room !== undefined || isLate}
      onClose={leave(onClose)}
      keepOpen={isListing || isAsking}
      // What is typed is kept on this device.
      isTyped={false}
      width={writing.isTicket && writing.evidenceEach ? 1164 : 780}
      object={card}
      above={ready ? undefined : sendTexts.above()}
      title={ready?.title ?? template.data.name}
      note={shorten ?? until}
      actions={
        <>
          {ready && !partly ? (
            <Button onClick={leave(ready.onShow)}>{ready.show}</Button>
          ) : (
            <Button onClick={leave((!partly && onBack) || onClose)}>
              {partly ? common.close() : onBack ? common.back() : common.cancel()}
            </Button>
          )}
          <Button
            kind="primary"
            icon={<PaperPlaneTiltIcon size={20} />}
            working={writing.working}
            workingLabel={sendTexts.sending()}
            onClick={press}
          >
            {over > 0 ? limitTexts.overAct({ count: over }) : sentences.send({ count: plan.ready.length })}
          </Button>
        </>
      }
    >
      {/* Changes during a send would not be part of any. */}
      <div ref={fields} className={styles.form} inert={writing.working} aria-busy={writing.working || undefined}>
        {writing.isRestored && <RestoredNote onClear={clear} />}
        {ready && !partly && (
          <p className={styles.ready} role="status">
            {ready.text}
          </p>
        )}
        {partly && !waiting.isUndone && (
          <p className={styles.partly} role="status">
            {sentences[waiting.seconds > 0 ? 'waits' : 'sent']({
              count: partly.count,
              seconds: sendTexts.seconds({ count: waiting.seconds }),
            })}
          </p>
        )}
        {writing.isTicket ? (
          <div ref={table}>
            <Suspense fallback={<RuledOutline kind="rows" count={2} />}>
              <TicketTable
                fields={writing.fields}
                value={writing.tickets}
                onChange={writing.setTickets}
                error={error}
                hasEvidence={writing.evidenceEach}
                onEvidence={writing.setEvidenceEach}
              />
            </Suspense>
          </div>
        ) : (
          <EmailChips
            ref={box}
            label={sendTexts.recipients()}
            placeholder={sendTexts.recipientExample()}
            value={writing.addresses}
            names={writing.names}
            onChange={writing.setAddresses}
            error={error}
            autoFocus
          />
        )}
        <files.Choose onFile={setFile}>
          <Button size="compact" icon={<ListBulletsIcon size={18} />} onClick={() => setListing(true)}>
            {listTexts.open()}
          </Button>
        </files.Choose>
        {options()}
        <PreflightPanel
          plan={plan}
          room={writing.room}
          isTicket={writing.isTicket}
          onFix={mend}
          onCorrect={writing.correct}
        />
        <HelpLink guide="people-and-names" />
      </div>
      {signing}
      {isAsking && (
        <AskBeforeSend
          warnings={warnings}
          act={sentences.send({ count: plan.ready.length })}
          onSend={() => send()}
          onClose={() => setAsking(false)}
        />
      )}
      {isListing && <RecipientLists emails={writing.emails} onUse={takeList} onClose={() => setListing(false)} />}
    </Dialog>
  )
}
