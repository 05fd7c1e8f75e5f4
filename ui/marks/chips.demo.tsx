import { useState } from 'react'
import { CodeChip } from './code-chip.tsx'
import { FilterChip } from './filter-chip.tsx'
import { NewCount, NewDot } from './new-marks.tsx'
import { NumberTile } from './number-tile.tsx'
import { StatusChip } from './status-chip.tsx'
import { StatusLine } from './status-line.tsx'

/** Statuses, a number, codes of responses, a filter, and what is new. */
export function ChipsDemo() {
  const [selected, setSelected] = useState('all')
  return (
    <>
      <StatusChip status="owner">Collected</StatusChip>
      <StatusChip status="pending">Waiting</StatusChip>
      <StatusChip status="expired">Expired</StatusChip>
      <StatusChip status="notDelivered">Not delivered</StatusChip>
      <StatusChip status="anchoring">Anchoring</StatusChip>
      <StatusChip status="shared">31 of 50</StatusChip>
      <StatusChip status="draft">Draft</StatusChip>
      <NumberTile>42</NumberTile>
      <StatusLine status="owner" glyphTone="owner">
        The badges stay valid
      </StatusLine>
      <CodeChip state="good">200</CodeChip>
      <CodeChip state="bad">500</CodeChip>
      <CodeChip state="waiting">Waiting</CodeChip>
      <FilterChip selected={selected === 'all'} count={1112} onSelect={() => setSelected('all')}>
        All
      </FilterChip>
      <FilterChip selected={selected === 'collected'} count={72} onSelect={() => setSelected('collected')}>
        Collected
      </FilterChip>
      <NewCount>3</NewCount>
      <NewDot label="New" />
    </>
  )
}
