import { FlatCard } from '#card/flat-card.tsx'
import { Row } from '#ui/layout/row.tsx'
import styles from './card-fan.module.css'
import type { ShownTemplate } from './template-source.ts'

const SHOWN = 3

/** Up to three cards of 40 that overlap; a ruled outline without any. */
export function CardFan({ templates }: { templates: ShownTemplate[] }) {
  if (templates.length === 0) return <span className={styles.none} aria-hidden />
  return (
    <Row as="span" className={styles.fan} aria-hidden>
      {templates.slice(0, SHOWN).map(({ id, card }) => (
        <span key={id} className={styles.card} data-wide={card.category === 'membership' || undefined}>
          <FlatCard spec={card} width={40} />
        </span>
      ))}
    </Row>
  )
}
