import type { Output } from '#base/endpoint.ts'
import door from '#features/door/studio/door.module.css'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { countPresentations } from '../contract.ts'
import { countWords, verifierWords } from '../page-texts.ts'
import styles from './presenting.module.css'

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
    <Box as="section" padBlock="xl" lined="above" className={door.section}>
      <h2>
        {verifierTexts.today()} {query.data && <span className={styles.total}>{format.number(total)}</span>}
      </h2>
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
          <summary>{verifierTexts.earlier()}</summary>
          <Box as="ul" above="m" className={door.rows}>
            {earlier.map((day) => (
              <li key={day}>
                <span className={styles.day}>{format.lastDay(day)}</span>
                <Chips counts={of(day)} />
              </li>
            ))}
          </Box>
        </details>
      )}
      <p className="bz-caption">{verifierTexts.countsHint()}</p>
    </Box>
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
