import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Insights } from '../contract.ts'
import { type Period, SENT_MIN } from '../rules.ts'
import { insightsWords } from '../texts.ts'
import { CollectedChart } from './collected-chart.tsx'
import { Figures } from './figures.tsx'
import type { HistoryOf } from './history-of.ts'
import styles from './insights.module.css'
import { Stops } from './stops.tsx'
import { useDays } from './use-days.ts'

type Props = { insights: Insights; period: Period; historyOf: HistoryOf }

/** The chain of a period, its chart, and where it stops: on the page, and in the tab of a template. */
export function InsightsBody({ insights, period, historyOf }: Props) {
  const say = useTexts(insightsWords)
  const days = useDays()
  const { chain, own, columns, countedSince, isCounting, links } = insights
  const byLink = columns.reduce((sum, column) => sum + column.byLink, 0)
  const isEmpty = chain.sent === 0 && chain.checked === 0 && !links && columns.every(({ collected }) => collected === 0)
  if (isEmpty) return <EmptyState outline="basic" title={say.emptyTitle()} text={say.emptyText()} />
  return (
    <Stack gap="xxl">
      {isCounting && <Text role="status">{say.counting()}</Text>}
      <Stack gap="s">
        <Figures insights={insights} period={period} />
        {links && <LinksLine links={links} />}
        {countedSince !== '' && (
          <Text type="small" tone="ink2">
            {say.countedSince({ day: days.full(countedSince) })}
          </Text>
        )}
      </Stack>
      {own.sent + byLink < SENT_MIN ? (
        <Text type="small" tone="ink2">
          {say.few({ count: SENT_MIN })}
        </Text>
      ) : (
        <div className={styles.top}>
          <CollectedChart insights={insights} />
          <Stops insights={insights} historyOf={historyOf} />
        </div>
      )}
    </Stack>
  )
}

function LinksLine({ links }: { links: NonNullable<Insights['links']> }) {
  const say = useTexts(insightsWords)
  const format = useFormat()
  const { opened, collected, shared, checked } = links
  return (
    <Text type="small" tone="ink2">
      <strong>{say.links()}</strong>
      {': '}
      {say.linkFigures({
        opened: format.number(opened),
        collected: format.number(collected),
        shared: format.number(shared),
        checked: format.number(checked),
      })}
    </Text>
  )
}
