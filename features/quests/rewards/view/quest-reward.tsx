import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { QuestProgress } from '../../view/quest-progress.tsx'
import { prizePoints, type ShownQuest, totalPoints } from '../../view-rules.ts'
import { questView } from '../../view-texts.ts'
import { Prize } from './prize.tsx'
import { RewardFrame } from './reward-frame.tsx'

/** What a quest gives, grey since it is not won yet, how far the member is, and the places left. */
export function QuestReward({ quest }: { quest: ShownQuest }) {
  const say = useTexts(questView)
  const total = totalPoints(quest)
  const hasOwn = quest.rewardTitle !== '' || quest.rewardPoints > 0
  return (
    <RewardFrame label={say.stateCard()} prize={<Prize card={quest.card} points={prizePoints(quest)} cardWidth={68} />}>
      <RewardWords quest={quest} />
      {hasOwn && total > quest.rewardPoints && (
        <Text type="text" tone="ink2">
          {say.inAll({ count: total })}
        </Text>
      )}
      <QuestProgress quest={quest} />
    </RewardFrame>
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
      <Text as="h2" type="lead" weight={600} className="bz-text">
        {rewardPoints > 0 ? say.points(count) : without}
      </Text>
    )
  }
  return (
    <>
      <Text as="h2" type="lead" weight={600} className="bz-text">
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
