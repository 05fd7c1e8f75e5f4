import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { MoreMenu } from '../buttons/more-menu.tsx'
import { Row } from '../layout/row.tsx'
import { FilterChip } from '../marks/filter-chip.tsx'
import { Roundel } from '../marks/roundel.tsx'
import { StatusChip } from '../marks/status-chip.tsx'
import { useFormat } from '../words/format.ts'
import { ChipBar } from './chip-bar.tsx'
import { DataTable } from './data-table.tsx'
import { ListSearch } from './list-search.tsx'
import { MoreRows } from './more-rows.tsx'
import { PageSelector } from './page-selector.tsx'
import { Pager } from './pager.tsx'

const MEMBERS = [
  { name: 'Malik Benaïssa', points: 1240, joined: '2021-03-14', waiting: false },
  { name: 'Jeanne Roux', points: 980, joined: '2022-09-02', waiting: false },
  { name: 'Tobi Okafor', points: -20, joined: '2026-11-20', waiting: true },
]

/** People in rows, with what finds them. */
export function TableDemo() {
  const format = useFormat()
  const [text, setText] = useState('')
  return (
    <>
      <Row below="s" gap="s" wrap>
        <ListSearch label="Find a member" max={50} value={text} onChange={setText} beside="always" />
        <ChipBar beside aria-label="Status">
          <FilterChip selected onSelect={() => undefined}>
            All
          </FilterChip>
        </ChipBar>
      </Row>
      <DataTable
        label="Members"
        portrait
        tight
        actionsOver
        rows={MEMBERS}
        rowKey={(member) => member.name}
        onOpen={() => undefined}
        columns={[
          {
            key: 'name',
            label: 'Name',
            share: 40,
            cell: (member) => (
              <Row as="span" gap="m" weight={600} shrinks>
                <Roundel name={member.name} isInRow isDimmed={member.waiting} /> {member.name}
              </Row>
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
