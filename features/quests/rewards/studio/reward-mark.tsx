import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { PointsOutline } from '../../view/points-outline.tsx'

const USUAL = 54
const SMALL = 34

type Props = { points: number; card?: object | undefined; isSmall?: boolean }

/** What a quest gives: the card of its badge, or its points in the outline of a card. */
export function RewardMark({ points, card, isSmall = false }: Props) {
  const isPhone = useIsNarrow()
  const width = isSmall && !isPhone ? SMALL : USUAL
  return (
    <Stack as="span" fixed style={{ width }}>
      {card ? <FlatCard spec={card as CardSpec} width={width} /> : <PointsOutline points={points} />}
    </Stack>
  )
}
