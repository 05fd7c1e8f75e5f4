import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ColumnChart } from '#ui/lists/column-chart.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Insights } from '../contract.ts'
import { dayIn } from '../rules.ts'
import { chartWords } from '../texts.ts'
import { useDays } from './use-days.ts'

/** Labels below the columns, at most; more would touch each other on a phone. */
const LABELS_MAX = 5

/** The badges of each day, month or year of issue, and why their sum may be another than the chain's. */
export function CollectedChart({ insights }: { insights: Insights }) {
  const say = useTexts(chartWords)
  const days = useDays()
  const { columns, unit, own, zone, to } = insights
  const today = dayIn(zone, new Date())
  const hasLinks = columns.some(({ byLink }) => byLink > 0)
  const every = Math.max(1, Math.ceil(columns.length / LABELS_MAX))
  const title = { day: days.named, month: days.monthOfYear, year: days.year }[unit]
  const below = { day: days.short, month: days.month, year: days.year }[unit]
  const last = columns.length - 1
  const labelOf = (from: string, at: number) => {
    if (at === last) return unit === 'day' && from === today ? say.today() : below(from)
    // Not where it would touch the last one.
    return at % every === 0 && at <= last - every ? below(from) : undefined
  }
  return (
    <Stack as="section" gap="m">
      <Heading as="h2">{say[unit]()}</Heading>
      <ColumnChart
        label={say[unit]()}
        heads={[say.when(), say.persons(), ...(hasLinks ? [say.links()] : [])]}
        say={([collected = 0, byLink]) => [
          say.collected({ count: collected }),
          ...(byLink === undefined ? [] : [say.byLink({ count: byLink })]),
        ]}
        columns={columns.map(({ from, collected, byLink }, at) => {
          const label = labelOf(from, at)
          return {
            key: from,
            title: title(from),
            values: hasLinks ? [collected, byLink] : [collected],
            ...(label !== undefined && { label }),
          }
        })}
      />
      <Difference
        by={columns.reduce((sum, { collected }) => sum + collected, 0) - own.collected}
        hasEnded={to < today}
      />
    </Stack>
  )
}

type DifferenceProps = {
  by: number
  /** The period is over: badges of its sends may have been collected after it. */
  hasEnded: boolean
}

/** Why the columns add up to something else than the chain. */
function Difference({ by, hasEnded }: DifferenceProps) {
  const say = useTexts(chartWords)
  if (by === 0) return null
  return (
    <Text type="small" tone="ink2">
      {hasEnded ? say.differs() : say.earlier({ count: by })}
    </Text>
  )
}
