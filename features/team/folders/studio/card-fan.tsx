import { FlatCard } from '#card/flat-card.tsx'
import { Row } from '#ui/layout/row.tsx'
import styles from './access.module.css'
import type { ShownTemplate } from './template-source.ts'

const SHOWN = 3

/** Up to three cards of 40 that overlap; a ruled outline without any. */
export function CardFan({ templates }: { templates: ShownTemplate[] }) {
  return (
    <Row as="span" fixed className={styles.fan} aria-hidden>
      {templates.length === 0 && <span className={styles.none} />}
      {templates.slice(0, SHOWN).map(({ id, card }) => (
        <span key={id}>
          <FlatCard spec={card} width={40} />
        </span>
      ))}
    </Row>
  )
}
