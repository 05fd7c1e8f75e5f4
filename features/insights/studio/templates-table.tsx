import { useState } from 'react'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { PageSelector } from '#ui/lists/page-selector.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Insights } from '../contract.ts'
import { insightsWords, tableWords } from '../texts.ts'
import { type FigureLine, FigureTable } from './figure-table.tsx'
import { type InsightsView, ORDERS, ROW_SIZES } from './insights-view.ts'
import { SendsDialog } from './sends-dialog.tsx'

/** The key of the line of deleted templates, which has no sends to open. */
const DELETED = 'deleted'

type Props = {
  insights: Insights
  view: InsightsView
  onShow: (change: Partial<InsightsView>) => void
  templateHref: (templateId: string, category: string) => string
}

/** The figures of each template, the deleted ones in one line, so that all pages add up to the chain. */
export function TemplatesTable({ insights, view, onShow, templateHref }: Props) {
  const say = useTexts(tableWords)
  const [open, setOpen] = useState<string>()
  const { rows, rest, pagination } = insights
  const pageSize = Number(view.rows)
  const isLast = view.page >= pagination.totalPages
  const lines: FigureLine[] = rows.map((row) => ({ ...row, key: row.templateId }))
  const deleted = rest && isLast ? [{ ...rest, key: DELETED, title: say.deleted() }] : []
  const opened = rows.find(({ templateId }) => templateId === open)
  return (
    <>
      <Row gap="m" justify="between" wrap>
        <Heading as="h2">{say.label()}</Heading>
        <Row as="fieldset" gap="s" rows="s" wrap>
          <legend className="bz-hidden">{say.order()}</legend>
          {ORDERS.map((order) => (
            <FilterChip key={order} selected={view.order === order} onSelect={() => onShow({ order })}>
              {say[order]()}
            </FilterChip>
          ))}
        </Row>
      </Row>
      <FigureTable
        label={say.label()}
        first={useTexts(insightsWords).template()}
        lines={[...lines, ...deleted]}
        onOpen={({ key }) => setOpen(key)}
        opens={({ key }) => key !== DELETED}
      />
      {pagination.totalCount > ROW_SIZES[0] && (
        <PageSelector
          page={Math.min(view.page, pagination.totalPages)}
          pages={pagination.totalPages}
          pageSize={pageSize}
          total={pagination.totalCount}
          onPage={(page) => onShow({ page })}
          sizes={ROW_SIZES}
          onSize={(size) => onShow({ rows: `${size}` as InsightsView['rows'] })}
        />
      )}
      {opened && (
        <SendsDialog
          templateId={opened.templateId}
          title={opened.title}
          view={view}
          href={templateHref(opened.templateId, opened.category)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
