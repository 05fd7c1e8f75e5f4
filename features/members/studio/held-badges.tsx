import type { Output } from '#base/endpoint.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CATEGORIES } from '#ui/marks/category-glyph.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { getMember } from '../contract.ts'
import { memberPanel } from '../page-texts.ts'
import styles from './member-panel.module.css'
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
      <h3>
        {panel.held()} <span className={styles.count}>{format.number(count)}</span>
      </h3>
      {count === 0 && (
        <Text above="s" tone="ink2">
          {panel.heldNone()}
        </Text>
      )}
      <ul className={styles.cards} data-width={width}>
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
      </ul>
      {more > 0 && (
        <Text above="s" tone="ink2">
          {panel.heldMore({ count: more })}
        </Text>
      )}
    </section>
  )
}
