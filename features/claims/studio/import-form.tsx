import { Select } from '@mantine/core'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { type ReactNode, useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import type { Template } from '#features/templates/studio/form-values.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { ChevronLoader } from '#ui/chevron-loader.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldFrame } from '#ui/field-frame.tsx'
import { useLanguage, useTexts } from '#ui/language.tsx'
import { OperationDialog } from '#ui/operation-dialog.tsx'
import { importWords } from '../import-texts.ts'
import { sendWords, ticketWords } from '../send-texts.ts'
import { AskBeforeSend } from './ask-before-send.tsx'
import { ImportButton } from './import-button.tsx'
import styles from './import-form.module.css'
import { ImportPreflight } from './import-preflight.tsx'
import { longDay } from './long-day.ts'
import form from './send-form.module.css'
import { fieldsOf } from './ticket-rows.ts'
import type { useImport } from './use-import.ts'

type Props = {
  template: Template
  object: ReactNode
  writing: ReturnType<typeof useImport>
  onClose: () => void
  onSent: (count: number) => void
}

const SAMPLE_WIDTH = 96

/** A file of people: its columns, what sending to them would do, and the button with the real number. */
export function ImportForm({ template, object, writing, onClose, onSent }: Props) {
  const t = useTexts(importWords)
  const s = useTexts(sendWords)
  const k = useTexts(ticketWords)
  const { language } = useLanguage()
  const sentence = useProblemText()
  const [isAsking, setAsking] = useState(false)
  const { file, check, problem, choices } = writing
  const isTicket = template.data.badgeCategory === 'ticket'
  const act = (isTicket ? k : s).send({ count: check?.ready ?? 0 })
  const warnings = [
    ...(check?.typos.map((typo) => t.typo(typo)) ?? []),
    ...(check?.isRepeated && !choices.again ? [t.repeated()] : []),
  ]
  const send = () => {
    setAsking(false)
    return writing.send(check?.isRepeated ?? false, onSent)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      keepOpen={isAsking}
      width={780}
      object={object}
      above={s.above()}
      title={template.data.name}
      note={check && s.validUntil({ date: longDay(check.endDate, language) })}
      actions={
        <>
          <Button onClick={writing.leave}>{t.noFile()}</Button>
          <Button
            kind="primary"
            icon={<PaperPlaneTiltIcon size={20} />}
            disabled={writing.checking || !check}
            working={writing.sending}
            workingLabel={s.sending()}
            onClick={() => (warnings.length > 0 ? setAsking(true) : void send())}
          >
            {act}
          </Button>
        </>
      }
    >
      <OperationDialog operation={writing.signing} byWallet title={template.data.name} queued={s.sending()} />
      <div className={form.form}>
        <p className={styles.file} tabIndex={-1} data-autofocus>
          {file?.name}
        </p>
        <ImportButton label={t.otherFile()} onFile={writing.choose} />
        {problem && (
          <p className={styles.problem} role="alert">
            {sentence(problem)}
          </p>
        )}
        {writing.checking && !check && <ChevronLoader size={28} />}
        {check && (
          <>
            <div className={styles.columns}>
              {fieldsOf(template).map((field) => (
                <FieldFrame key={field} label={t[field]()}>
                  {(control) => (
                    <Select
                      {...control}
                      data={choicesOf(check.columns, t)}
                      value={String(check.mapping[field])}
                      onChange={(at) => writing.change({ mapping: { ...check.mapping, [field]: Number(at ?? -1) } })}
                      allowDeselect={false}
                    />
                  )}
                </FieldFrame>
              ))}
            </div>
            <ImportPreflight
              check={check}
              isTicket={isTicket}
              fixedDomains={choices.fixedDomains}
              again={choices.again ?? false}
              onFix={(fixedDomains) => writing.change({ fixedDomains })}
              onAgain={writing.setAgain}
            />
            {check.samples.length > 0 && (
              <ul className={styles.samples} aria-label={t.samples()}>
                {check.samples.map(({ email, card }) => (
                  <li key={email}>
                    <FlatCard spec={card as CardSpec} width={SAMPLE_WIDTH} />
                    <span>{email}</span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      {isAsking && (
        <AskBeforeSend warnings={warnings} act={act} onSend={() => void send()} onClose={() => setAsking(false)} />
      )}
    </Dialog>
  )
}

function choicesOf(
  columns: { name: string; examples: string[] }[],
  t: { none: () => string; column: (values: { number: string }) => string },
) {
  const named = columns.map(({ name, examples }, at) => {
    const example = examples.find(Boolean)
    const label = name || t.column({ number: String(at + 1) })
    return { value: String(at), label: example ? `${label} (${example})` : label }
  })
  return [{ value: '-1', label: t.none() }, ...named]
}
