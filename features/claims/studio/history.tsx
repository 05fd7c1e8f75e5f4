import { useState } from 'react'
import type { CallInput } from '#base/endpoint.ts'
import type { Template } from '#features/templates/studio/form-values.ts'
import { CatalogueProvider } from '#ui/catalogue.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChip } from '#ui/filter-chip.tsx'
import { useTexts } from '#ui/language.tsx'
import { Pager } from '#ui/pager.tsx'
import { RuledOutline } from '#ui/ruled-outline.tsx'
import { useQueryCall } from '#ui/use-call.ts'
import { listSessions } from '../contract.ts'
import { HISTORY_PAGE_SIZE } from '../rules.ts'
import { claimProblems, historyWords } from '../texts.ts'
import styles from './history.module.css'
import { HistoryTable } from './history-table.tsx'

type Filter = NonNullable<CallInput<typeof listSessions>['status']>

const FILTERS = ['all', 'owner', 'pending', 'expired', 'bounced', 'suspended', 'revoked'] as const satisfies Filter[]
const CATALOGUES = [claimProblems]

/** What was sent of a template, newest first, by status, with what can be done about each row. */
export function History({ template }: { template: Template }) {
  const t = useTexts(historyWords)
  const [filter, setFilter] = useState<Filter>('all')
  const [wanted, setPage] = useState(1)
  const { data } = useQueryCall(
    listSessions,
    { templateId: template.id, status: filter, pageNumber: wanted },
    { placeholderData: (before) => before },
  )
  if (!data) return <RuledOutline kind="rows" count={HISTORY_PAGE_SIZE} />
  const { sessions, counts, pagination } = data
  if (counts.all === 0) return <EmptyState outline="basic" title={t.emptyTitle()} text={t.emptyText()} />
  const show = (next: Filter) => {
    setFilter(next)
    setPage(1)
  }
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <section className={styles.history}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen */}
        <div className={styles.filters} role="group" aria-label={t.filters()}>
          {FILTERS.filter((key) => key === 'all' || key === filter || counts[key] > 0).map((key) => (
            <FilterChip key={key} selected={key === filter} count={counts[key]} onSelect={() => show(key)}>
              {t[key]()}
            </FilterChip>
          ))}
        </div>
        <HistoryTable sessions={sessions} places={Math.min(counts.all, HISTORY_PAGE_SIZE)} />
        <Pager
          page={Math.min(wanted, Math.max(1, pagination.totalPages))}
          pageSize={HISTORY_PAGE_SIZE}
          total={pagination.totalCount}
          onPage={setPage}
        />
      </section>
    </CatalogueProvider>
  )
}
