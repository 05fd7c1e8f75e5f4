import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { useFormat } from '#ui/words/format.ts'
import styles from './reward-mark.module.css'

type Props = { points: number; card?: object | undefined; isSmall?: boolean }

/** What a quest gives: the card of its badge, or its points in the outline of a card, dashed and ruled. */
export function RewardMark({ points, card, isSmall = false }: Props) {
  const format = useFormat()
  if (card) {
    return (
      <span className={styles.card} data-small={isSmall || undefined}>
        <FlatCard spec={card as CardSpec} width={isSmall ? 34 : 54} />
      </span>
    )
  }
  return (
    <span className={styles.outline} data-small={isSmall || undefined} aria-hidden>
      {points > 0 && `+${format.number(points, { notation: 'compact' })}`}
    </span>
  )
}
