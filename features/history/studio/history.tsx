import { useRef, useState } from 'react'
import { listSessions } from '#features/claims/contract.ts'
import { isCapped } from '#features/claims/row-count-rules.ts'
import { HISTORY_PAGE_SIZE } from '#features/claims/rules.ts'
import { claimProblems } from '#features/claims/texts.ts'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { useAtEnd } from '#features/sends/studio/use-at-end.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { DETAIL } from '#features/templates/list/studio/list-view.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useInvalidate, useQueryCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { useTypedSearch } from '#ui/lists/use-typed-search.ts'
import { useView } from '#ui/lists/use-view.ts'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider, useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { historyWords } from '../row-texts.ts'
import { type ChangeKind, changesOfRows, changesOfSend } from '../rules.ts'
import { manyWords } from '../texts.ts'
import { BatchLine } from './batch-line.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { ChosenBar, useMarkedOf } from './chosen-bar.tsx'
import styles from './history.module.css'
import { HistoryFilters } from './history-filters.tsx'
import { HISTORY_VIEW, historyQuery, isNarrowed, STATUS_CHIPS } from './history-query.ts'
import { HistoryTable } from './history-table.tsx'
import { RemindersDialog } from './reminders-dialog.tsx'
import { useExport } from './use-export.ts'

const CATALOGUES = [claimProblems]
const START = { page: 1, after: '', before: '' }

function hasTicketFields({ data: { eventDetails: of } }: Template): boolean {
  return Boolean(of && (of.name || of.seat || of.section))
}

/** The history of a template, newest first, with filters and actions for one row or many. */
export function History({ template }: { template: Template }) {
  const historyTexts = useTexts(historyWords)
  const manyTexts = useTexts(manyWords)
  const { view, show } = useView(HISTORY_VIEW, DETAIL)
  const { status, page, after, before, ...narrowed } = view
  const [search, setSearch] = useTypedSearch(narrowed.search, (text) => show({ search: text }, 'instead'))
  const [marked, setMarked] = useMarkedOf(view)
  const [changing, setChanging] = useState<ChangeKind>()
  const [isReminding, setReminding] = useState(false)
  const exporting = useExport()
  const sentence = useProblemText()
  const asked = { templateId: template.id, status, ...historyQuery(narrowed) }
  const place = after === '' && before === '' ? { pageNumber: page } : { after, before }
  const query = useQueryCall(listSessions, { ...asked, ...place }, { placeholderData: (shown) => shown })
  const { data, isPlaceholderData } = query
  const invalidate = useInvalidate()
  useAtEnd(
    (data?.sessions ?? []).flatMap(({ status, delegationBadge }) =>
      status === 'pending' ? delegationBadge.expirationDate : [],
    ),
    () => void invalidate(listSessions),
  )
  const most = useRef(0)
  if (!data) {
    return (
      <Loaded query={query} coming={<RuledOutline kind="rows" count={HISTORY_PAGE_SIZE} />}>
        {() => null}
      </Loaded>
    )
  }
  const { sessions, counts, sendCounts, canSuspendSend, pagination, first, last } = data
  most.current = Math.max(most.current, counts.all)
  if (counts.all === 0 && !isNarrowed(narrowed))
    return (
      <EmptyState
        outline={template.data.badgeCategory}
        title={historyTexts.emptyTitle()}
        text={historyTexts.emptyText()}
      />
    )
  const turn = (to: number) => {
    // The current cursors still belong to the previous page.
    if (isPlaceholderData) return
    if (to <= 1) show(START)
    else show({ page: to, after: to > page ? last : '', before: to > page ? '' : first })
  }
  const save = async () => {
    const refused = await exporting.run(asked, `${template.data.name}.csv`)
    if (refused) toastError(refused === 'proofMissing' ? sentence(refused) : manyTexts.notExported())
  }
  const { batch } = narrowed
  const isWhole = batch !== '' && marked.length === 0
  const isLarge = isWhole && isCapped(sendCounts)
  const changes = isWhole
    ? changesOfSend(sendCounts, canSuspendSend)
    : changesOfRows(sessions.filter(({ challenge }) => marked.includes(challenge)))
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <Stack as="section" gap="s" className={styles.history}>
        <HistoryFilters
          value={narrowed}
          search={search}
          onSearch={setSearch}
          isOfTickets={hasTicketFields(template)}
          onChange={show}
          onExport={() => void save()}
          isExporting={exporting.working}
          onRemind={() => setReminding(true)}
        />
        <Row gap="s" align="stretch" wrap role="group" aria-label={historyTexts.filters()}>
          {STATUS_CHIPS.filter((key) => key === 'all' || key === status || counts[key] > 0).map((key) => (
            <FilterChip
              key={key}
              selected={key === status}
              count={data.isCapped ? undefined : counts[key]}
              onSelect={() => show({ status: key })}
            >
              {historyTexts[key]()}
            </FilterChip>
          ))}
          {status === 'bounced' && <HelpLink guide="missing-emails" />}
        </Row>
        {(marked.length > 0 || batch) && (
          <ChosenBar
            count={isWhole ? sendCounts.all : marked.length}
            isBatch={isWhole}
            isCapped={isLarge}
            changes={changes}
            onChange={setChanging}
            onEnd={() => setMarked([])}
          />
        )}
        {batch && data.sendId && <BatchLine sendId={data.sendId} />}
        {sessions.length === 0 && (
          <Text above="l" tone="ink2">
            {manyTexts.noMatch()}
          </Text>
        )}
        <HistoryTable
          template={template}
          sessions={sessions}
          places={Math.min(most.current, HISTORY_PAGE_SIZE)}
          marked={marked}
          onMark={setMarked}
          onShowSend={(challenge) => show({ batch: challenge })}
        />
        <Box padInline="l" ground="sheet" className={styles.pages}>
          <Pager
            page={Math.min(page, Math.max(1, pagination.totalPages))}
            pageSize={HISTORY_PAGE_SIZE}
            total={pagination.totalCount}
            onPage={turn}
          />
        </Box>
        {isReminding && <RemindersDialog template={template} onEnd={() => setReminding(false)} />}
        {changing && (
          <ChangeDialog
            template={template}
            kind={changing}
            chosen={{
              ...(isWhole ? { batch } : { challenges: marked }),
              count: isLarge ? undefined : changes[changing],
            }}
            onEnd={(isDone) => {
              setChanging(undefined)
              if (isDone) setMarked([])
            }}
          />
        )}
      </Stack>
    </CatalogueProvider>
  )
}
