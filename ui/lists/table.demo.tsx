import { Button } from '../buttons/button.tsx'
import { MoreMenu } from '../buttons/more-menu.tsx'
import { Roundel } from '../marks/roundel.tsx'
import { StatusChip } from '../marks/status-chip.tsx'
import { useFormat } from '../words/format.ts'
import { DataTable } from './data-table.tsx'
import { MoreRows } from './more-rows.tsx'
import { PageSelector } from './page-selector.tsx'
import { Pager } from './pager.tsx'

const MEMBERS = [
  { name: 'Malik Benaïssa', points: 1240, joined: '2021-03-14', waiting: false },
  { name: 'Jeanne Roux', points: 980, joined: '2022-09-02', waiting: false },
  { name: 'Tobi Okafor', points: -20, joined: '2026-11-20', waiting: true },
]

/** People in rows. */
export function TableDemo() {
  const format = useFormat()
  return (
    <>
      <DataTable
        label="Members"
        portrait
        rows={MEMBERS}
        rowKey={(member) => member.name}
        onOpen={() => undefined}
        columns={[
          {
            key: 'name',
            label: 'Name',
            cell: (member) => (
              <span style={{ display: 'flex', alignItems: 'center', gap: 11, fontWeight: 600 }}>
                <Roundel name={member.name} /> {member.name}
              </span>
            ),
          },
          { key: 'points', label: 'Points', align: 'right', cell: (member) => format.number(member.points) },
          { key: 'joined', label: 'Joined', cell: (member) => format.date(member.joined) },
          {
            key: 'status',
            label: 'Status',
            phone: 'end',
            cell: (member) => (
              <StatusChip status={member.waiting ? 'pending' : 'owner'}>
                {member.waiting ? 'Waiting' : 'Member'}
              </StatusChip>
            ),
          },
        ]}
        actions={() => (
          <>
            <Button size="compact" data-hover>
              Write
            </Button>
            <MoreMenu size={30} choices={[{ label: 'Send a badge' }, 'line', { label: 'Remove', danger: true }]} />
          </>
        )}
      />
      <Pager page={1} pageSize={5} total={1284} onPage={() => undefined} />
      <MoreRows label="Show more" more={() => undefined} working={false} isFailed />
      <PageSelector page={2} pages={6} pageSize={20} total={112} onPage={() => undefined} />
    </>
  )
}
