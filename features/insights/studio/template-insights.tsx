import { useQueryCall } from '#ui/calls/use-call.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Figure, Figures as LargeFigures } from '#ui/lists/figures.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useView } from '#ui/lists/use-view.ts'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getInsights } from '../contract.ts'
import { figureWords } from '../figure-texts.ts'

import { insightsProblems } from '../texts.ts'
import { Answered } from './answered.tsx'
import type { HistoryOf } from './history-of.ts'
import { InsightsBody } from './insights-body.tsx'
import { InsightsFilters } from './insights-filters.tsx'
import { INSIGHTS_VIEW, periodOf } from './insights-view.ts'

const CATALOGUES = [insightsProblems]

type Props = { templateId: string; historyOf: HistoryOf; prefix: string }

/** The figures of one template, in a tab of its detail; a ticket's also say how many were admitted. */
export function TemplateInsights({ templateId, historyOf, prefix }: Props) {
  const { view, show } = useView(INSIGHTS_VIEW, prefix)
  const names = useTexts(figureWords)
  const format = useFormat()
  const query = useQueryCall(getInsights, { ...periodOf(view), templateId }, { placeholderData: (shown) => shown })
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <Stack gap="xl">
        <InsightsFilters view={view} span={query.data} onShow={show} problem={query.error?.key} isOfOne />
        <Answered problem={query.error?.key}>
          <Loaded query={query} coming={<RuledOutline kind="lines" count={6} />}>
            {(insights) => (
              <>
                <InsightsBody insights={insights} period={view.period} historyOf={historyOf} />
                {insights.rows[0]?.admitted !== undefined && (
                  <LargeFigures>
                    <Figure label={names.admitted()}>{format.number(insights.rows[0].admitted)}</Figure>
                  </LargeFigures>
                )}
              </>
            )}
          </Loaded>
        </Answered>
      </Stack>
    </CatalogueProvider>
  )
}
