import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { Box } from '#ui/layout/box.tsx'
import { PointsOutline } from '../../view/points-outline.tsx'
import styles from '../../view/quest.module.css'

type Props = {
  /** Of the badge; the points stand for themselves without it. */
  card: object | null | undefined
  points: number
  cardWidth: number
  pointsWidth?: number | undefined
  isWon?: boolean
}

/** What a quest gives, as a card; grey until it is won. */
export function Prize({ card, points, cardWidth, pointsWidth, isWon = false }: Props) {
  return (
    <Box as="span" block className={isWon ? undefined : styles.grey}>
      {card ? (
        <FlatCard spec={card as CardSpec} width={cardWidth} />
      ) : (
        <PointsOutline points={points} width={pointsWidth} isWon={isWon} />
      )}
    </Box>
  )
}
