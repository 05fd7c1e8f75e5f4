import type { Output } from '#base/endpoint.ts'
import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { PeakTabs } from '#ui/frames/peak-tabs.tsx'
import { Row } from '#ui/layout/row.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import type { listTemplates } from '../../contract.ts'
import { type Category, EVENT_STATES } from '../../rules.ts'
import { listWords } from '../../texts.ts'
import { ListTools } from './list-tools.tsx'
import { type ListStatus, STATUSES } from './list-view.ts'
import { NameFilter } from './name-filter.tsx'
import type { useListView } from './use-list-view.ts'
import { useNameFilter } from './use-name-filter.ts'

type Props = {
  category: Category
  counts: Output<typeof listTemplates>['counts']
  view: ReturnType<typeof useListView>['view']
  show: ReturnType<typeof useListView>['show']
}

/** The filters of a category's list: tabs (not of Membership), the name, the order, and for events the stage. */
export function ListHead({ category, counts, view, show }: Props) {
  const listTexts = useTexts(listWords)
  const isPhone = useIsNarrow()
  const filter = useNameFilter(view.filter, (text) => show({ filter: text, page: 1 }))
  if (counts.all === 0 && view.filter === '') return null
  return (
    <>
      {category !== 'membership' && (
        <PeakTabs<ListStatus>
          label={listTexts.tabs()}
          active={view.status}
          onSelect={(status) => show({ status, page: 1 })}
          aside={
            <ListTools
              filter={filter}
              order={view.order}
              onOrder={(order) => show({ order, page: 1 })}
              compact={isPhone}
            />
          }
          tabs={STATUSES.map((key) => ({ key, label: listTexts[key](), count: counts[key] }))}
        />
      )}
      {isPhone && filter.isOpen && <NameFilter filter={filter} stays />}
      {counts.all > 0 && CATEGORY_FIELDS[category].event && (
        <Row as="fieldset" above="l" gap="s" align="stretch" wrap>
          <legend className="bz-hidden">{listTexts.events()}</legend>
          {EVENT_STATES.map((event) => (
            <FilterChip
              key={event}
              selected={view.event === event}
              count={event === 'all' ? counts.ongoing + counts.finished : counts[event]}
              onSelect={() => show({ event, page: 1 })}
            >
              {listTexts[event]()}
            </FilterChip>
          ))}
        </Row>
      )}
    </>
  )
}
