import { Row } from '#ui/layout/row.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { deliveryWords } from '../page-texts.ts'
import type { LogFilter } from './use-log.ts'

type Props = {
  filter: LogFilter
  day: number | undefined
  notDelivered: number | undefined
  /** The log is of one endpoint, whose page always offers all of it. */
  isOfOne?: boolean
  onFilter: (filter: LogFilter) => void
}

/** What the log is narrowed to. */
export function LogFilters({ filter, day, notDelivered, isOfOne, onFilter }: Props) {
  const say = useTexts(deliveryWords)
  const chip = (value: LogFilter, label: string, count?: number) => (
    <FilterChip selected={filter === value} onSelect={() => onFilter(value)} {...(count !== undefined && { count })}>
      {label}
    </FilterChip>
  )
  return (
    <Row as="fieldset" gap="s" align="stretch" wrap>
      <legend className="bz-hidden">{say.filters()}</legend>
      {chip('day', say.day(), day)}
      {chip('notDelivered', say.notDelivered(), notDelivered)}
      {(isOfOne || filter === 'all') && chip('all', say.allOf())}
    </Row>
  )
}
