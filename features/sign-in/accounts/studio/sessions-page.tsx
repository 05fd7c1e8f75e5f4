import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { PageHead } from '#ui/frames/page-head.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { endOtherSessions, endOwnSession, listOwnSessions } from '../contract.ts'
import { sessionsScreen } from '../texts.ts'

type Row = Output<typeof listOwnSessions>['sessions'][number]

/** /settings/sessions: the person's sessions with device and last use; ends one of them, or all others. */
export function SessionsPage({ email }: { email: string }) {
  const sessionsScreenTexts = useTexts(sessionsScreen)
  const { day, dateTime } = useFormat()
  const query = useQueryCall(listOwnSessions, {})
  const { data } = query
  const end = useCall(endOwnSession, { invalidates: [listOwnSessions] })
  const endOthers = useCall(endOtherSessions, { invalidates: [listOwnSessions] })
  const nameOf = ({ device }: Row) => device || sessionsScreenTexts.unknown()
  const endOne = async ({ id }: Row) => {
    const { output } = await end.run({ sessionId: id })
    if (output) toastSuccess(sessionsScreenTexts.ended())
  }
  const endAll = async () => {
    const { output } = await endOthers.run({})
    if (output) toastSuccess(sessionsScreenTexts.othersEnded({ count: output.ended }))
  }
  const hasOthers = (data?.sessions.length ?? 0) > 1
  return (
    <>
      <PageHead
        title={sessionsScreenTexts.title()}
        count={data?.sessions.length}
        explanation={email ? sessionsScreenTexts.explanation({ email }) : sessionsScreenTexts.ofWallet()}
        actions={
          hasOthers && (
            <Button kind="danger" working={endOthers.working} onClick={endAll}>
              {sessionsScreenTexts.endOthers()}
            </Button>
          )
        }
      />
      <Loaded query={query} coming={<RuledOutline kind="rows" count={2} />}>
        {(read) => (
          <DataTable
            label={sessionsScreenTexts.title()}
            rows={read.sessions}
            rowKey={(row) => row.id}
            columns={[
              {
                key: 'device',
                label: sessionsScreenTexts.device(),
                cell: (row) => (row.current ? `${nameOf(row)} (${sessionsScreenTexts.here()})` : nameOf(row)),
              },
              { key: 'community', label: sessionsScreenTexts.community(), cell: (row) => row.community },
              { key: 'since', label: sessionsScreenTexts.since(), cell: (row) => day(row.createdAt), phone: 'hidden' },
              {
                key: 'lastUse',
                label: sessionsScreenTexts.lastUse(),
                cell: (row) => (row.current ? sessionsScreenTexts.now() : dateTime(row.usedAt)),
                phone: 'end',
              },
            ]}
            actions={(row) =>
              !row.current && (
                <Button
                  kind="quiet"
                  size="compact"
                  style={{ whiteSpace: 'nowrap' }}
                  disabled={end.working}
                  aria-label={sessionsScreenTexts.endOf({ device: nameOf(row) })}
                  onClick={() => endOne(row)}
                >
                  {sessionsScreenTexts.end()}
                </Button>
              )
            }
          />
        )}
      </Loaded>
    </>
  )
}
