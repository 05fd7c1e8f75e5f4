import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { lazy, Suspense, useRef, useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { isEmail } from '#features/issuers/rules.ts'
import type { Template } from '#features/templates/studio/form-values.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmailChips } from '#ui/email-chips.tsx'
import { useLanguage, useTexts } from '#ui/language.tsx'
import { OperationDialog } from '#ui/operation-dialog.tsx'
import { RuledOutline } from '#ui/ruled-outline.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { words } from '#ui/texts.ts'
import { toastSuccess } from '#ui/toast.ts'
import { importWords } from '../import-texts.ts'
import { listWords } from '../list-texts.ts'
import { NOTE_MAX } from '../rules.ts'
import { sendWords, ticketWords } from '../send-texts.ts'
import { codeWords } from '../texts.ts'
import { AskBeforeSend } from './ask-before-send.tsx'
import { ImportButton } from './import-button.tsx'
import { ImportForm } from './import-form.tsx'
import { longDay } from './long-day.ts'
import { PreflightPanel } from './preflight-panel.tsx'
import { RecipientBox, type RecipientBoxHandle } from './recipient-box.tsx'
import { RecipientLists } from './recipient-lists.tsx'
import { SendDone } from './send-done.tsx'
import styles from './send-form.module.css'
import { useImport } from './use-import.ts'
import { useSend } from './use-send.ts'

const TicketTable = lazy(() => import('./ticket-table.tsx').then((module) => ({ default: module.TicketTable })))

type Props = { template: Template; onBack?: () => void; onClose: () => void; onSent?: () => void }

/** Chips below which none is folded away, so that each unreadable one can be seen and mended. */
const SHOWN = 60

/** The addresses, a note, what the send would do, and the button with the real number. */
export function SendForm({ template, onBack, onClose, onSent }: Props) {
  const t = useTexts(sendWords)
  const c = useTexts(codeWords)
  const k = useTexts(ticketWords)
  const l = useTexts(listWords)
  const w = useTexts(words)
  const m = useTexts(importWords)
  const [isAsking, setAsking] = useState(false)
  const [isListing, setListing] = useState(false)
  const { language } = useLanguage()
  const sentence = useProblemText()
  const writing = useSend(template)
  const box = useRef<RecipientBoxHandle>(null)
  const table = useRef<HTMLDivElement>(null)
  const importing = useImport(template.id, writing.note, writing.asksCode)
  const { chips, plan, problem, sent } = writing
  const card = <FlatCard spec={template.card as CardSpec} width={56} />
  if (sent !== undefined) {
    return <SendDone count={sent} template={template} object={card} onClose={onClose} onSent={onSent} />
  }
  if (importing.file) {
    return (
      <ImportForm template={template} object={card} writing={importing} onClose={onClose} onSent={writing.finish} />
    )
  }
  const signing = (
    <OperationDialog operation={writing.signing} byWallet title={template.data.name} queued={t.sending()} />
  )
  const leave = (go: () => void) => () => {
    writing.keepText(box.current?.text() ?? '')
    go()
  }
  const takeList = (emails: string[]) => {
    setListing(false)
    toastSuccess(l.added({ count: writing.addEmails(emails) }))
  }
  const warnings = plan.typos.map((typo) => m.typo(typo))
  const send = () => {
    setAsking(false)
    void writing.send()
  }
  const error = problem && (problem === 'allHold' ? t.allHold() : sentence(problem))
  const mend = () => {
    box.current?.mendFirst()
    table.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  const lastBad = chips.findLastIndex(({ valid }) => !valid)
  return (
    <Dialog
      opened
      onClose={leave(onClose)}
      keepOpen={isListing || isAsking}
      width={780}
      object={card}
      above={t.above()}
      title={template.data.name}
      note={writing.endDate && t.validUntil({ date: longDay(writing.endDate, language) })}
      actions={
        <>
          <Button onClick={leave(onBack ?? onClose)}>{onBack ? w.back() : w.cancel()}</Button>
          <Button
            kind="primary"
            icon={<PaperPlaneTiltIcon size={20} />}
            working={writing.working}
            workingLabel={t.sending()}
            onClick={() => (warnings.length > 0 ? setAsking(true) : send())}
          >
            {(writing.isTicket ? k : t).send({ count: plan.ready.length })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {writing.isTicket ? (
          <div ref={table}>
            <Suspense fallback={<RuledOutline kind="rows" count={2} />}>
              <TicketTable
                fields={writing.fields}
                value={writing.tickets}
                onChange={writing.setTickets}
                error={error}
              />
            </Suspense>
          </div>
        ) : (
          <RecipientBox ref={box} onText={writing.expectText}>
            <EmailChips
              label={t.recipients()}
              placeholder={t.recipientExample()}
              value={chips}
              onChange={writing.setChips}
              validate={(text) => isEmail(text.toLowerCase())}
              shown={Math.max(SHOWN, lastBad + 1)}
              error={error}
              autoFocus
            />
          </RecipientBox>
        )}
        <ImportButton onFile={importing.choose}>
          <Button size="compact" icon={<ListBulletsIcon size={18} />} onClick={() => setListing(true)}>
            {l.open()}
          </Button>
        </ImportButton>
        <TextField
          label={t.note()}
          optional
          placeholder={t.noteExample()}
          value={writing.note}
          onChange={writing.setNote}
          maxCount={NOTE_MAX}
        />
        <SwitchField label={c.ask()} hint={c.askHint()} checked={writing.asksCode} onChange={writing.setAsksCode} />
        <PreflightPanel plan={plan} isTicket={writing.isTicket} onFix={mend} onCorrect={writing.correct} />
      </div>
      {signing}
      {isAsking && (
        <AskBeforeSend
          warnings={warnings}
          act={(writing.isTicket ? k : t).send({ count: plan.ready.length })}
          onSend={send}
          onClose={() => setAsking(false)}
        />
      )}
      {isListing && <RecipientLists emails={writing.emails} onUse={takeList} onClose={() => setListing(false)} />}
    </Dialog>
  )
}
