import { useState } from 'react'
import type { Template } from '#features/templates/studio/form-values.ts'
import { CatalogueProvider } from '#ui/catalogue.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChip } from '#ui/filter-chip.tsx'
import { useTexts } from '#ui/language.tsx'
import { Pager } from '#ui/pager.tsx'
import { RuledOutline } from '#ui/ruled-outline.tsx'
import { toastError } from '#ui/toast.ts'
import { useQueryCall } from '#ui/use-call.ts'
import type { ChangeKind } from '../history-rules.ts'
import { manyWords } from '../history-texts.ts'
import { historyWords } from '../row-texts.ts'
import { HISTORY_PAGE_SIZE } from '../rules.ts'
import { listSessions } from '../session-contract.ts'
import { claimProblems } from '../texts.ts'
import { BatchLine } from './batch-line.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import styles from './history.module.css'
import { HistoryFilters } from './history-filters.tsx'
import { historyQuery, type Narrowed, NOTHING_NARROWED, type Status } from './history-query.ts'
import { HistoryTable } from './history-table.tsx'
import { RemindersDialog } from './reminders-dialog.tsx'
import { useExport } from './use-export.ts'

const FILTERS = ['all', 'owner', 'pending', 'expired', 'bounced', 'suspended', 'revoked'] as const satisfies Status[]
const CATALOGUES = [claimProblems]
const START = { page: 1, after: '', before: '' }

/** What was sent of a template, newest first, found by status and more, with what can be done about one row or many. */
export function History({ template }: { template: Template }) {
  const t = useTexts(historyWords)
  const m = useTexts(manyWords)
  const [status, setStatus] = useState<Status>('all')
  const [narrowed, setNarrowed] = useState(NOTHING_NARROWED)
  const [place, setPlace] = useState(START)
  const [marked, setMarked] = useState<string[]>([])
  const [changing, setChanging] = useState<ChangeKind>()
  const [isReminding, setReminding] = useState(false)
  const exporting = useExport()
  const { page, ...cursors } = place
  const asked = { templateId: template.id, status, ...historyQuery(narrowed) }
  const { data, isPlaceholderData } = useQueryCall(
    listSessions,
    { ...asked, ...cursors },
    { placeholderData: (before) => before },
  )
  if (!data) return <RuledOutline kind="rows" count={HISTORY_PAGE_SIZE} />
  const { sessions, counts, pagination, first, last } = data
  if (counts.all === 0)
    return <EmptyState outline={template.data.badgeCategory} title={t.emptyTitle()} text={t.emptyText()} />
  const restart = () => {
    setPlace(START)
    setMarked([])
  }
  const show = (next: Status) => {
    setStatus(next)
    restart()
  }
  const narrow = (next: Narrowed) => {
    setNarrowed(next)
    restart()
  }
  const turn = (to: number) => {
    // The cursors at hand are still those of the page before.
    if (isPlaceholderData) return
    if (to <= 1) setPlace(START)
    else setPlace({ page: to, after: to > page ? last : '', before: to > page ? '' : first })
    setMarked([])
  }
  const save = async () => {
    if (!(await exporting.run(asked, `${template.data.name}.csv`))) toastError(m.notExported())
  }
  const { batch } = narrowed
  const isWhole = batch !== '' && marked.length === 0
  const chosen = isWhole ? { batch, count: pagination.totalCount } : { challenges: marked, count: marked.length }
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <section className={styles.history}>
        <HistoryFilters
          value={narrowed}
          onChange={narrow}
          onExport={() => void save()}
          isExporting={exporting.working}
          onRemind={() => setReminding(true)}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen */}
        <div className={styles.filters} role="group" aria-label={t.filters()}>
          {FILTERS.filter((key) => key === 'all' || key === status || counts[key] > 0).map((key) => (
            <FilterChip key={key} selected={key === status} count={counts[key]} onSelect={() => show(key)}>
              {t[key]()}
            </FilterChip>
          ))}
        </div>
        {(marked.length > 0 || batch) && (
          <ChosenBar count={marked.length} isBatch={isWhole} onChange={setChanging} onEnd={() => setMarked([])} />
        )}
        {batch && data.sendId && <BatchLine sendId={data.sendId} />}
        {sessions.length === 0 && <p className={styles.noMatch}>{m.noMatch()}</p>}
        <HistoryTable
          template={template}
          sessions={sessions}
          places={Math.min(counts.all, HISTORY_PAGE_SIZE)}
          marked={marked}
          onMark={setMarked}
          onShowSend={(challenge) => narrow({ ...NOTHING_NARROWED, batch: challenge })}
        />
        <div className={styles.pages}>
          <Pager
            page={Math.min(page, Math.max(1, pagination.totalPages))}
            pageSize={HISTORY_PAGE_SIZE}
            total={pagination.totalCount}
            onPage={turn}
          />
        </div>
        {isReminding && <RemindersDialog template={template} onEnd={() => setReminding(false)} />}
        {changing && (
          <ChangeDialog
            template={template}
            kind={changing}
            chosen={chosen}
            onEnd={(isDone) => {
              setChanging(undefined)
              if (isDone) setMarked([])
            }}
          />
        )}
      </section>
    </CatalogueProvider>
  )
}
