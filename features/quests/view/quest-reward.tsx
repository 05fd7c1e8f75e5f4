import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ProgressBar } from '#ui/marks/progress-bar.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { prizePoints, type ShownQuest, totalPoints } from '../view-rules.ts'
import { questView } from '../view-texts.ts'
import { PointsOutline } from './points-outline.tsx'
import styles from './quest-reward.module.css'

/** What a quest gives, grey since it is not won yet, how far the member is, and the places left. */
export function QuestReward({ quest }: { quest: ShownQuest }) {
  const say = useTexts(questView)
  const { card, passed, required, placesLeft } = quest
  const progress = say.required({ passed, count: required })
  const total = totalPoints(quest)
  const hasOwn = quest.rewardTitle !== '' || quest.rewardPoints > 0
  return (
    <section className={styles.reward} aria-label={say.stateCard()}>
      <div className={styles.ground}>
        <div className={styles.card}>
          {card ? (
            <FlatCard spec={card as unknown as CardSpec} width={68} />
          ) : (
            <PointsOutline points={prizePoints(quest)} />
          )}
        </div>
      </div>
      <div className={styles.facts}>
        <RewardWords quest={quest} />
        {hasOwn && total > quest.rewardPoints && (
          <Text type="text" tone="ink2">
            {say.inAll({ count: total })}
          </Text>
        )}
        <p className={styles.count}>
          <Text as="strong" tone="ink">
            {progress}
          </Text>
          {typeof placesLeft === 'number' && <span>{say.placesLeft({ count: placesLeft })}</span>}
        </p>
        <ProgressBar hideLabel label={progress} value={passed} max={required} />
      </div>
    </section>
  )
}

function RewardWords({ quest }: { quest: ShownQuest }) {
  const say = useTexts(questView)
  const { rewardTitle, rewardPoints } = quest
  const count = { count: rewardPoints }
  if (!rewardTitle) {
    const total = totalPoints(quest)
    const without = total > 0 ? say.inAll({ count: total }) : say.noReward()
    return (
      <Text as="h2" type="lead" weight={600} className={styles.title}>
        {rewardPoints > 0 ? say.points(count) : without}
      </Text>
    )
  }
  return (
    <>
      <Text as="h2" type="lead" weight={600} className={styles.title}>
        {rewardTitle}
      </Text>
      {rewardPoints > 0 && (
        <Text type="text" tone="ink2">
          {say.andPoints(count)}
        </Text>
      )}
    </>
  )
}
