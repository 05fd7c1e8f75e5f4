import { useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import type { Community } from '../public-contract.ts'
import { EARNABLE_FIRST, HOLDERS_COUNTED } from '../public-rules.ts'
import { communityPageWords } from '../public-texts.ts'
import styles from './earnable-grid.module.css'
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
    <section className={styles.section} aria-label={say.earn()}>
      <Row gap="xxl" rows="xs" align="baseline" justify="between" wrap className={styles.head}>
        <h2>
          {say.earn()} {count > 0 && <span>{format.number(count)}</span>}
        </h2>
        {badgesCount > 0 && <Text tone="ink2">{say.given({ count: badgesCount, date: format.date(created) })}</Text>}
      </Row>
      {count === 0 && (
        <Text type="small" tone="ink2">
          {say.nothing()}
        </Text>
      )}
      <ul className={styles.grid}>
        {shown.map((one) => (
          <Earnable key={`${one.title}${one.startDate}${one.card.backgroundColor}`} one={one} />
        ))}
      </ul>
      {shown.length < count && <Button onClick={() => setIsWhole(true)}>{say.all({ count })}</Button>}
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
    <li>
      <span className={styles.plinth}>
        <FlatCard spec={one.card as CardSpec} width={one.card.category === 'membership' ? 168 : 122} />
      </span>
      <h3 lang={one.lang}>{one.title}</h3>
      <Text type="small" tone="ink2">
        {line()}
      </Text>
    </li>
  )
}
