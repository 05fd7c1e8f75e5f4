import type { Output } from '#base/endpoint.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CATEGORIES } from '#ui/marks/category-glyph.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { getMember } from '../contract.ts'
import { memberPanel } from '../page-texts.ts'
import styles from './members.module.css'
import { useCards } from './use-cards.ts'

type Props = {
  badges: Output<typeof getMember>['badges']
  count: number
  /** Of a card, in pixels. */
  width?: 60 | 80
}

/** A member's badges of this community as cards, newest first; each leads to its public page. */
export function HeldBadges({ badges, count, width = 60 }: Props) {
  const panel = useTexts(memberPanel)
  const format = useFormat()
  const cards = useCards(badges.map(({ templateId }) => templateId))
  const more = count - badges.length
  return (
    <section aria-label={panel.held()}>
      <Heading as="h3" count={format.number(count)}>
        {panel.held()}{' '}
      </Heading>
      {count === 0 && (
        <Text above="s" tone="ink2">
          {panel.heldNone()}
        </Text>
      )}
      <Row as="ul" above="m" gap={width === 60 ? 's' : 'm'} rows="m" wrap>
        {badges.map(({ id, templateId, title, category }) => {
          const card = cards.get(templateId)
          const known = CATEGORIES.find((one) => one === category) ?? 'basic'
          return (
            <li key={id}>
              <PageLink href={`/verify/${id}`} target="_blank" className={styles.card} aria-label={title} title={title}>
                {card ? <FlatCard spec={card} width={width} /> : <CategoryOutline category={known} width={width} />}
              </PageLink>
            </li>
          )
        })}
      </Row>
      {more > 0 && (
        <Text above="s" tone="ink2">
          {panel.heldMore({ count: more })}
        </Text>
      )}
    </section>
  )
}
