import { useState } from 'react'
import { serverNow } from '#base/server-time.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Arrival } from '#ui/marks/arrival.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { isJustWon, prizePoints, type ShownQuest } from '../view-rules.ts'
import { questView } from '../view-texts.ts'
import { PointsOutline } from './points-outline.tsx'
import styles from './quest-reward.module.css'
import { useCountUp } from './use-count-up.ts'

/** What a quest gave. A moment after the last step it is large: the card arrives, and the points are counted. */
export function WonReward({ quest }: { quest: ShownQuest }) {
  const say = useTexts(questView)
  const [isNew] = useState(() => isJustWon(quest, serverNow()))
  const { card, rewardTitle, rewardPoints } = quest
  // With a badge its own points are said beside it; without one the prize is what there is.
  const points = rewardTitle ? rewardPoints : prizePoints(quest)
  return (
    <section className={styles.reward} aria-label={say.wonCard()} data-won data-new={isNew || undefined}>
      <div className={styles.ground}>
        <Arrival isNew={isNew}>
          <div className={styles.card}>
            {card ? (
              <FlatCard spec={card as unknown as CardSpec} width={isNew ? 168 : 68} />
            ) : (
              <PointsOutline points={points} width={isNew ? 112 : undefined} isWon />
            )}
          </div>
        </Arrival>
      </div>
      <div className={styles.facts}>
        {rewardTitle && (
          <Text as="h2" type="lead" weight={600} className={styles.title}>
            {rewardTitle}
          </Text>
        )}
        {points > 0 && <WonPoints points={points} isNew={isNew} />}
        {!rewardTitle && points === 0 && (
          <Text as="h2" type="lead" weight={600} className={styles.title}>
            {say.noReward()}
          </Text>
        )}
      </div>
    </section>
  )
}

function WonPoints({ points, isNew }: { points: number; isNew: boolean }) {
  const say = useTexts(questView)
  const format = useFormat()
  const shown = useCountUp(points, isNew)
  const words = (number: number) => say.wonPoints({ points: format.number(number), count: points })
  return (
    <p className={styles.figure}>
      {/* Read once and whole, not at each step of the count. */}
      <span aria-hidden>{words(shown)}</span>
      <span className="bz-hidden">{words(points)}</span>
    </p>
  )
}
