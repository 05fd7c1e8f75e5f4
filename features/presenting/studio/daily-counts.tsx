import type { Output } from '#base/endpoint.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FoldLine } from '#ui/lists/fold-line.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { countPresentations } from '../contract.ts'
import { countWords, verifierWords } from '../page-texts.ts'

type Counts = Output<typeof countPresentations>['days']

const STATUSES = {
  genuine: 'owner',
  revoked: 'revoked',
  suspended: 'suspended',
  expired: 'expired',
  notYet: 'expired',
  otherTemplate: 'notDelivered',
  otherHolder: 'notDelivered',
  invalid: 'notDelivered',
  unknown: 'pending',
} as const

/** How many badges of a template were shown today and on earlier days, by verdict. */
export function DailyCounts({ templateId }: { templateId: string }) {
  const verifierTexts = useTexts(verifierWords)
  const format = useFormat()
  const query = useQueryCall(countPresentations, { templateId }, { quiet: true })
  const today = new Date().toISOString().slice(0, 10)
  const of = (day: string) => (query.data?.days ?? []).filter((each) => each.day === day)
  const earlier = [...new Set(query.data?.days.map(({ day }) => day))].filter((day) => day !== today)
  const total = of(today).reduce((sum, { count }) => sum + count, 0)
  return (
    <Section title={verifierTexts.today()} count={query.data && format.number(total)} padBlock="xl" lined="above">
      <Loaded query={query}>
        {() =>
          total > 0 ? (
            <Chips counts={of(today)} />
          ) : (
            <Text below="m" width="text" tone="ink2">
              {verifierTexts.none()}
            </Text>
          )
        }
      </Loaded>
      {earlier.length > 0 && (
        <details>
          <FoldLine>{verifierTexts.earlier()}</FoldLine>
          <Rows above="m">
            {earlier.map((day) => (
              <li key={day}>
                <Text as="span" grow="s" tone="ink2">
                  {format.lastDay(day)}
                </Text>
                <Chips counts={of(day)} />
              </li>
            ))}
          </Rows>
        </details>
      )}
      <p className="bz-caption">{verifierTexts.countsHint()}</p>
    </Section>
  )
}

function Chips({ counts }: { counts: Counts }) {
  const verifierTexts = useTexts(verifierWords)
  const countTexts = useTexts(countWords)
  return (
    <Row as="span" gap="s" align="stretch" wrap>
      {counts.map(({ verdict, count }) => (
        <StatusChip key={verdict} status={STATUSES[verdict]}>
          {verifierTexts.counted({ verdict: countTexts[verdict](), count })}
        </StatusChip>
      ))}
    </Row>
  )
}
