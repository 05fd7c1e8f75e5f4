import { useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import type { Community } from '../contract.ts'
import { EARNABLE_FIRST, HOLDERS_COUNTED } from '../rules.ts'
import { communityPageWords } from '../texts.ts'
import styles from './community-page.module.css'
import { eventDays } from './event-days.ts'

/** What people can earn from a community, and how many badges it has given. */
export function EarnableGrid({ community }: { community: Community }) {
  const say = useTexts(communityPageWords)
  const format = useFormat()
  const [isWhole, setIsWhole] = useState(false)
  const { earnable, badgesCount, created } = community
  const count = earnable.length
  const shown = isWhole ? earnable : earnable.slice(0, EARNABLE_FIRST)
  return (
    <section className={styles.part} aria-label={say.earn()}>
      <Row gap="xxl" rows="xs" align="baseline" justify="between" wrap>
        <Heading count={count > 0 ? format.number(count) : undefined}>{say.earn()}</Heading>
        {badgesCount > 0 && <Text tone="ink2">{say.given({ count: badgesCount, date: format.date(created) })}</Text>}
      </Row>
      {count === 0 && (
        <Text type="small" tone="ink2">
          {say.nothing()}
        </Text>
      )}
      <Grid as="ul" above="l" gap="xl" className={styles.grid}>
        {shown.map((one) => (
          <Earnable key={`${one.title}${one.startDate}${one.card.backgroundColor}`} one={one} />
        ))}
      </Grid>
      {shown.length < count && (
        <Box above="xxl">
          <Button onClick={() => setIsWhole(true)}>{say.all({ count })}</Button>
        </Box>
      )}
    </section>
  )
}

function Earnable({ one }: { one: Community['earnable'][number] }) {
  const say = useTexts(communityPageWords)
  const { language } = useLanguage()
  const { holders, startDate, endDate } = one
  const line = () => {
    if (startDate || endDate) return eventDays(one, language)
    if (holders > HOLDERS_COUNTED) return say.manyHolders({ count: HOLDERS_COUNTED })
    return holders === 0 ? say.unheld() : say.holders({ count: holders })
  }
  return (
    <Box as="li" shrinks>
      <Stack as="span" across="center" padInline="l" round="l" ground="plinth" className={styles.plinth}>
        <FlatCard spec={one.card as CardSpec} width={one.card.category === 'membership' ? 168 : 122} />
      </Stack>
      <Heading as="h3" above="s" type="text" weight={600} breaks lang={one.lang}>
        {one.title}
      </Heading>
      <Text type="small" tone="ink2">
        {line()}
      </Text>
    </Box>
  )
}
