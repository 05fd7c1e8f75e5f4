import type { Output } from '#base/endpoint.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { listAllTemplates } from '#features/templates/contract.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { CATEGORIES } from '#ui/marks/category-glyph.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { getMember } from '../contract.ts'
import { memberPanel } from '../page-texts.ts'
import styles from './member-panel.module.css'

type Props = { badges: Output<typeof getMember>['badges']; count: number }

/** A member's badges of this community as cards, newest first; each leads to its public page. */
export function HeldBadges({ badges, count }: Props) {
  const panel = useTexts(memberPanel)
  const format = useFormat()
  const ids = [...new Set(badges.map(({ templateId }) => templateId))]
  // Without the templates the badges keep their outlines and their names.
  const { data } = useQueryCall(
    listAllTemplates,
    { ids: ids.join(','), pageSize: Math.max(1, ids.length) },
    { quiet: true, enabled: ids.length > 0, placeholderData: (before) => before },
  )
  const cards = new Map(data?.templates.map(({ id, card }) => [id, card as CardSpec]))
  const more = count - badges.length
  return (
    <section className={styles.held} aria-label={panel.held()}>
      <h3>
        {panel.held()} <span className={styles.count}>{format.number(count)}</span>
      </h3>
      {count === 0 && <p className={styles.none}>{panel.heldNone()}</p>}
      <ul className={styles.cards}>
        {badges.map(({ id, templateId, title, category }) => {
          const card = cards.get(templateId)
          const known = CATEGORIES.find((one) => one === category) ?? 'basic'
          return (
            <li key={id}>
              <PageLink href={`/verify/${id}`} target="_blank" className={styles.card} aria-label={title} title={title}>
                {card ? <FlatCard spec={card} width={60} /> : <CategoryOutline category={known} width={60} />}
              </PageLink>
            </li>
          )
        })}
      </ul>
      {more > 0 && <p className={styles.none}>{panel.heldMore({ count: more })}</p>}
    </section>
  )
}
