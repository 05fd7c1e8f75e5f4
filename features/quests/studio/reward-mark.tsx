import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { PointsOutline } from '../view/points-outline.tsx'
import styles from './reward-mark.module.css'

type Props = { points: number; card?: object | undefined; isSmall?: boolean }

/** What a quest gives: the card of its badge, or its points in the outline of a card. */
export function RewardMark({ points, card, isSmall = false }: Props) {
  return (
    <Stack as="span" fixed className={styles.mark} data-small={isSmall || undefined}>
      {card ? <FlatCard spec={card as CardSpec} width={isSmall ? 34 : 54} /> : <PointsOutline points={points} />}
    </Stack>
  )
}
