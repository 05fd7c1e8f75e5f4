import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { type ComponentProps, useRef, useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { limitWords } from '#features/sends/mail/limit-texts.ts'
import { sendWords, ticketWords } from '#features/sends/send-texts.ts'
import { AskBeforeSend } from '#features/sends/studio/ask-before-send.tsx'
import type { FilePart } from '#features/sends/studio/file-part.ts'
import type { Recipient } from '#features/sends/studio/first-recipient.ts'
import { useRefusalText } from '#features/sends/studio/use-refusal-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { importWords } from '../texts.ts'
import { ImportButton } from './import-button.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportCorrections } from './import-corrections.tsx'
import { ImportPreflight } from './import-preflight.tsx'
import { ImportSource } from './import-source.tsx'
import { type Check, useImport } from './use-import.ts'

const SAMPLE_WIDTH = 96

/** A file of people: its columns, a preview of the send, and the button with the number of badges. */
export function ImportForm(props: ComponentProps<FilePart['Form']>) {
  const { template, object, options, onBlocked, onClose, onSent } = props
  const writing = useImport(template.id, props.file, props)
  const importTexts = useTexts(importWords)
  const sendTexts = useTexts(sendWords)
  const ticketTexts = useTexts(ticketWords)
  const format = useFormat()
  const refusalText = useRefusalText()
  const limitTexts = useTexts(limitWords)
  const [isAsking, setAsking] = useState(false)
  const corrections = useRef<HTMLUListElement>(null)
  const { file, check, problem, choices, faulty, ready } = writing
  const isTicket = template.data.badgeCategory === 'ticket'
  const over = check ? Math.max(0, check.ready - check.unsubscribed - check.left) : 0
  const act =
    over > 0 ? limitTexts.overAct({ count: over }) : (isTicket ? ticketTexts : sendTexts).send({ count: ready })
  const warnings = [
    ...(check && !check.source.isSure && check.unusual.length > 0 ? [importTexts.guessed()] : []),
    ...(check && check.garbled.count > 0 ? [importTexts.garbled({ count: check.garbled.count })] : []),
    ...(check?.typos.map((typo) => sendTexts.typo(typo)) ?? []),
    ...(check?.isRepeated && !choices.again ? [importTexts.repeated()] : []),
  ]
  const send = () => {
    setAsking(false)
    return writing.send(check?.isRepeated ?? false, onSent)
  }
  const press = () => {
    if (onBlocked) return onBlocked()
    if (warnings.length > 0) setAsking(true)
    else void send()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      keepOpen={isAsking}
      width={780}
      object={object}
      above={sendTexts.above()}
      title={template.data.name}
      note={props.foot ?? (check && sendTexts.validUntil({ date: format.longDay(check.endDate) }))}
      actions={
        <>
          <Button disabled={writing.sending} onClick={props.onLeave}>
            {importTexts.noFile()}
          </Button>
          <Button
            kind="primary"
            icon={<PaperPlaneTiltIcon size={20} />}
            disabled={writing.checking || !check}
            working={writing.sending}
            workingLabel={sendTexts.sending()}
            onClick={press}
          >
            {act}
          </Button>
        </>
      }
    >
      <OperationDialog operation={writing.signing} byWallet title={template.data.name} queued={sendTexts.sending()} />
      <Stack gap="l" inert={writing.sending} aria-busy={writing.sending || undefined}>
        <Text weight={600} breaks tabIndex={-1} data-autofocus>
          {file.name}
        </Text>
        <ImportButton label={importTexts.otherFile()} onFile={writing.choose} />
        {problem && (
          <Text tone="error" role="alert">
            {refusalText(problem)}
          </Text>
        )}
        {writing.checking && !check && <ChevronLoader size={28} />}
        {check && (
          <>
            <ImportSource
              check={check}
              chosen={choices.encoding}
              onSheet={writing.chooseSheet}
              onEncoding={(encoding) => writing.change({ encoding })}
            />
            <ImportColumns
              template={template}
              check={check}
              onMap={(mapping) =>
                // The corrections belonged to another column.
                writing.change(mapping.email === check.mapping.email ? { mapping } : { mapping, corrections: [] })
              }
            />
            {options(firstOf(check))}
            <ImportPreflight
              check={check}
              isTicket={isTicket}
              fixedDomains={choices.fixedDomains}
              again={choices.again ?? false}
              onMend={() => corrections.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()}
              onFix={(fixedDomains) => writing.change({ fixedDomains })}
              onAgain={writing.setAgain}
              onRepair={() => writing.change({ encoding: 'utf-8-twice' })}
            />
            {faulty.length > 0 && (
              <ImportCorrections
                key={`${check.source.sheet} ${check.mapping.email}`}
                ref={corrections}
                rows={faulty}
                corrections={choices.corrections}
                onCorrect={writing.correct}
              />
            )}
            {check.samples.length > 0 && (
              <Grid as="ul" columns={3} beside gap="m" aria-label={importTexts.samples()}>
                {check.samples.map(({ email, name, card }) => (
                  <Text as="li" key={email} type="small" tone="ink2" breaks>
                    <FlatCard spec={card as CardSpec} width={SAMPLE_WIDTH} />
                    <Text as="span" above="s" block brief title={email}>
                      {name !== '' && (
                        <>
                          <bdi>{name}</bdi>
                          <br />
                        </>
                      )}
                      {email}
                    </Text>
                  </Text>
                ))}
                {check.ready > check.samples.length && (
                  <Text as="li" type="small" tone="ink2">
                    {importTexts.andMore({ count: check.ready - check.samples.length })}
                  </Text>
                )}
              </Grid>
            )}
          </>
        )}
      </Stack>
      {isAsking && (
        <AskBeforeSend warnings={warnings} act={act} onSend={() => void send()} onClose={() => setAsking(false)} />
      )}
    </Dialog>
  )
}

/** The first recipient of a file, for the preview of the e-mail. */
function firstOf({ samples: [first] }: Check): Recipient | undefined {
  return first && { email: first.email, name: first.name, ...placeOn(first.card as CardSpec) }
}

function placeOn({ seat = '', section = '' }: CardSpec) {
  return { seat, section }
}
