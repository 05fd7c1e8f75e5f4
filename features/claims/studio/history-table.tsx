import { type CSSProperties, useState } from 'react'
import { DataTable } from '#ui/data-table.tsx'
import { useFormat } from '#ui/format.ts'
import { useTexts } from '#ui/language.tsx'
import { historyWords } from '../texts.ts'
import type { Session } from './actions-of.ts'
import styles from './history.module.css'
import { DeliveryCell, StatusCell } from './history-cells.tsx'
import { NoteCell } from './note-cell.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { RowActions } from './row-actions.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

/** The rows of a history page, in the room of `places` rows. */
export function HistoryTable({ sessions, places }: { sessions: Session[]; places: number }) {
  const t = useTexts(historyWords)
  const format = useFormat()
  const [revoking, setRevoking] = useState<Session>()
  const [suspending, setSuspending] = useState<Session>()
  const toOf = ({ emails, didLimit }: Session) => emails[0] ?? (didLimit === 1 ? t.personalLink() : t.openLink())
  const dayOf = (instant: string) =>
    new Date(instant).getFullYear() === new Date().getFullYear() ? format.day(instant) : format.date(instant)
  return (
    <div className={styles.rows} style={{ '--rows': places } as CSSProperties}>
      <DataTable
        label={t.label()}
        rows={sessions}
        rowKey={(row) => row.challenge}
        columns={[
          {
            key: 'created',
            label: t.sentOn(),
            cell: (row) => (
              <time className={styles.day} dateTime={row.created} title={format.dateTime(row.created)}>
                {dayOf(row.created)}
              </time>
            ),
          },
          {
            key: 'to',
            label: t.to(),
            cell: (row) => (
              <span className={styles.to} title={row.emails[0]}>
                {toOf(row)}
              </span>
            ),
          },
          { key: 'note', label: t.note(), cell: (row) => <NoteCell session={row} to={toOf(row)} /> },
          { key: 'delivery', label: t.delivery(), cell: (row) => <DeliveryCell session={row} /> },
          { key: 'status', label: t.status(), phone: 'end', cell: (row) => <StatusCell session={row} /> },
        ]}
        actions={(row) => (
          <RowActions
            session={row}
            to={toOf(row)}
            onRevoke={() => setRevoking(row)}
            onSuspend={() => setSuspending(row)}
          />
        )}
      />
      {revoking && <RevokeDialog session={revoking} to={toOf(revoking)} onEnd={() => setRevoking(undefined)} />}
      {suspending && (
        <SuspendDialog session={suspending} to={toOf(suspending)} onEnd={() => setSuspending(undefined)} />
      )}
    </div>
  )
}
