import { type CSSProperties, useState } from 'react'
import type { Session } from '#features/sends/studio/session.ts'
import { ticketLabel } from '#features/templates/event/texts.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { historyWords } from '../row-texts.ts'
import { manyWords } from '../texts.ts'
import { CorrectedAddress, CorrectionActions } from './correction-cells.tsx'
import styles from './history.module.css'
import { ByParent, DeliveryCell, EvidenceCell, StatusCell } from './history-cells.tsx'
import { NoteCell } from './note-cell.tsx'
import { PersonCell, useRecipient } from './person-cell.tsx'
import { ReissueDialog } from './reissue-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { RowActions } from './row-actions.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import { useCorrection } from './use-correction.ts'

type Props = {
  template: Template
  sessions: Session[]
  places: number
  /** The challenges of the marked rows. */
  marked: string[]
  onMark: (challenges: string[]) => void
  onShowSend: (challenge: string) => void
}

/** The rows of a history page, in the space of `places` rows. */
export function HistoryTable({ template, sessions, places, marked, onMark, onShowSend }: Props) {
  const historyTexts = useTexts(historyWords)
  const manyTexts = useTexts(manyWords)
  const common = useTexts(words)
  const format = useFormat()
  const { language } = useLanguage()
  const correction = useCorrection()
  const [revoking, setRevoking] = useState<Session>()
  const [suspending, setSuspending] = useState<Session>()
  const [reissuing, setReissuing] = useState<Session>()
  const nameOf = useRecipient()
  // Two people of one name differ by their addresses.
  const toOf = (row: Session) => row.emails[0] ?? nameOf(row)
  const ticketOf = ({ options }: Session) => ticketLabel(options, language)
  const whoOf = (row: Session) => {
    const ticket = ticketOf(row)
    return ticket ? historyTexts.ofTicket({ to: toOf(row), ticket }) : toOf(row)
  }
  const all = sessions.map(({ challenge }) => challenge)
  const areAll = all.length > 0 && all.every((challenge) => marked.includes(challenge))
  const mark = (challenge: string) =>
    onMark(marked.includes(challenge) ? marked.filter((one) => one !== challenge) : [...marked, challenge])
  const dayOf = (instant: string) =>
    new Date(instant).getFullYear() === new Date().getFullYear() ? format.day(instant) : format.date(instant)
  return (
    <div className={styles.rows} style={{ '--rows': places } as CSSProperties}>
      <DataTable
        label={historyTexts.label()}
        rows={sessions}
        rowKey={(row) => row.challenge}
        columns={[
          {
            key: 'created',
            label: (
              <Row as="label" inline gap="s">
                <input
                  type="checkbox"
                  aria-label={manyTexts.markAll()}
                  checked={areAll}
                  onChange={() => onMark(areAll ? [] : all)}
                />
                {historyTexts.sentOn()}
              </Row>
            ),
            cell: (row) => (
              <Row as="label" inline gap="s">
                <input
                  type="checkbox"
                  aria-label={manyTexts.mark({ to: whoOf(row) })}
                  checked={marked.includes(row.challenge)}
                  onChange={() => mark(row.challenge)}
                />
                <Text as="time" nowrap dateTime={row.created} title={format.dateTime(row.created)}>
                  {dayOf(row.created)}
                  <ByParent parent={row.sentVia} />
                </Text>
              </Row>
            ),
          },
          {
            key: 'to',
            label: historyTexts.to(),
            names: true,
            width: '64%',
            cell: (row) => {
              const draft = correction.of(row)
              if (draft) return <CorrectedAddress correction={correction} {...draft} to={whoOf(row)} />
              return <PersonCell session={row} ticket={ticketOf(row)} />
            },
          },
          {
            key: 'note',
            label: historyTexts.note(),
            width: '36%',
            cell: (row) => (
              <>
                <NoteCell session={row} to={whoOf(row)} />
                <EvidenceCell session={row} />
              </>
            ),
          },
          { key: 'delivery', label: historyTexts.delivery(), cell: (row) => <DeliveryCell session={row} /> },
          { key: 'status', label: historyTexts.status(), phone: 'end', cell: (row) => <StatusCell session={row} /> },
        ]}
        actions={(row) =>
          correction.of(row) ? (
            <CorrectionActions correction={correction} />
          ) : (
            <RowActions
              session={row}
              to={whoOf(row)}
              isBack={correction.ended === row.challenge}
              onCorrect={() => correction.begin(row)}
              onRevoke={() => setRevoking(row)}
              onSuspend={() => setSuspending(row)}
              onReissue={() => setReissuing(row)}
              onShowSend={() => onShowSend(row.challenge)}
            />
          )
        }
      />
      <OperationDialog
        operation={correction.operation}
        byWallet
        title={historyTexts.fixAddress()}
        queued={common.sending()}
      />
      {revoking && (
        <RevokeDialog
          template={template}
          session={revoking}
          to={whoOf(revoking)}
          onEnd={() => setRevoking(undefined)}
        />
      )}
      {suspending && (
        <SuspendDialog
          template={template}
          session={suspending}
          to={whoOf(suspending)}
          onEnd={() => setSuspending(undefined)}
        />
      )}
      {reissuing && (
        <ReissueDialog
          template={template}
          session={reissuing}
          to={whoOf(reissuing)}
          onEnd={() => setReissuing(undefined)}
        />
      )}
    </div>
  )
}
