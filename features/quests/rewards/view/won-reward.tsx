import { useState } from 'react'
import { serverNow } from '#base/server-time.ts'
import { Text } from '#ui/layout/text.tsx'
import { Arrival } from '#ui/marks/arrival.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { useCountUp } from '../../view/use-count-up.ts'
import { isJustWon, prizePoints, type ShownQuest } from '../../view-rules.ts'
import { questView } from '../../view-texts.ts'
import { Prize } from './prize.tsx'
import { RewardFrame } from './reward-frame.tsx'

/** What a quest gave. A moment after the last step it is large: the card arrives, and the points are counted. */
export function WonReward({ quest }: { quest: ShownQuest }) {
  const say = useTexts(questView)
  const [isNew] = useState(() => isJustWon(quest, serverNow()))
  const { card, rewardTitle, rewardPoints } = quest
  // With a badge its own points are said beside it; without one the prize is what there is.
  const points = rewardTitle ? rewardPoints : prizePoints(quest)
  return (
    <RewardFrame
      label={say.wonCard()}
      isNew={isNew}
      prize={
        <Arrival isNew={isNew}>
          <Prize card={card} points={points} cardWidth={isNew ? 168 : 68} pointsWidth={isNew ? 112 : undefined} isWon />
        </Arrival>
      }
    >
      {(rewardTitle || points === 0) && (
        <Text as="h2" type="lead" weight={600} className="bz-text">
          {rewardTitle || say.noReward()}
        </Text>
      )}
      {points > 0 && <WonPoints points={points} isNew={isNew} />}
    </RewardFrame>
  )
}

function WonPoints({ points, isNew }: { points: number; isNew: boolean }) {
  const say = useTexts(questView)
  const format = useFormat()
  const shown = useCountUp(points, isNew)
  const words = (number: number) => say.wonPoints({ points: format.number(number), count: points })
  return (
    <Text above="xxs" type={isNew ? 'title' : 'section'} className="bz-display">
      {/* Read once and whole, not at each step of the count. */}
      <span aria-hidden>{words(shown)}</span>
      <span className="bz-hidden">{words(points)}</span>
    </Text>
  )
}
