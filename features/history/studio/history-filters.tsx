import { Select } from '@mantine/core'
import { ClockClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockClockwise'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { FunnelSimpleIcon } from '@phosphor-icons/react/dist/csr/FunnelSimple'
import { lazy, Suspense, useState } from 'react'
import { DELIVERIES, OPENED } from '#features/claims/rules.ts'
import { claimWords } from '#features/claims/texts.ts'
import { SEARCH_MAX } from '#features/templates/rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ListSearch } from '#ui/lists/list-search.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { manyWords } from '../texts.ts'
import styles from './history.module.css'
import type { Narrowed } from './history-query.ts'
import { SentChips } from './sent-chips.tsx'

const DateField = lazy(() => import('#ui/fields/days/date-field.tsx').then((module) => ({ default: module.DateField })))

type Props = {
  value: Narrowed
  /** What is typed into the search. */
  search: string
  onSearch: (text: string) => void
  /** The rows have the fields of tickets. */
  isOfTickets: boolean
  onChange: (change: Partial<Narrowed>) => void
  onExport: () => void
  isExporting: boolean
  onRemind: () => void
}

/** The filters of the history besides its status: an address or note, the delivery, the page, the days, one send. */
export function HistoryFilters(props: Props) {
  const { value, search, onSearch, isOfTickets, onChange: set, onExport, isExporting, onRemind } = props
  const manyTexts = useTexts(manyWords)
  const claimTexts = useTexts(claimWords)
  const [isOpen, setOpen] = useState(() => value.from !== '' || value.to !== '' || value.delivery !== '')
  const sought = isOfTickets ? manyTexts.searchTickets() : manyTexts.search()
  return (
    <Stack gap="s" data-passing>
      <Row gap="s" wrap>
        <Box width="narrow" className={styles.search}>
          <ListSearch label={sought} max={SEARCH_MAX} value={search} onChange={onSearch} />
        </Box>
        {value.batch && (
          <FilterChip selected onSelect={() => set({ batch: '' })}>
            {manyTexts.oneSend()}
          </FilterChip>
        )}
        <SentChips value={value} onChange={set} />
        <Button
          size="compact"
          kind="quiet"
          icon={<FunnelSimpleIcon size={16} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {manyTexts.narrow()}
        </Button>
        <Button
          size="compact"
          kind="quiet"
          icon={<DownloadSimpleIcon size={16} />}
          working={isExporting}
          onClick={onExport}
        >
          {manyTexts.export()}
        </Button>
        <Button size="compact" kind="quiet" icon={<ClockClockwiseIcon size={16} />} onClick={onRemind}>
          {manyTexts.remind()}
        </Button>
      </Row>
      {isOpen && (
        <Grid columns={2} gap="s">
          <Suspense>
            <DateField label={manyTexts.from()} clearable value={value.from} onChange={(from) => set({ from })} />
            <DateField label={manyTexts.to()} clearable value={value.to} onChange={(to) => set({ to })} />
          </Suspense>
          <FieldFrame label={manyTexts.delivery()}>
            {(control) => (
              <Select
                {...control}
                data={[
                  { value: '', label: manyTexts.anyDelivery() },
                  ...DELIVERIES.map((delivery) => ({ value: delivery, label: claimTexts[delivery]() })),
                ]}
                value={value.delivery}
                onChange={(chosen) => set({ delivery: DELIVERIES.find((one) => one === chosen) ?? '' })}
                allowDeselect={false}
              />
            )}
          </FieldFrame>
          <FieldFrame label={manyTexts.claimPage()}>
            {(control) => (
              <Select
                {...control}
                data={[
                  { value: '', label: manyTexts.anyPage() },
                  { value: 'no', label: manyTexts.neverOpened() },
                  { value: 'yes', label: manyTexts.openedOnly() },
                ]}
                value={value.opened}
                onChange={(chosen) => set({ opened: OPENED.find((one) => one === chosen) ?? '' })}
                allowDeselect={false}
              />
            )}
          </FieldFrame>
        </Grid>
      )}
    </Stack>
  )
}
