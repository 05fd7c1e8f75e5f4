import type { ReactNode } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { QuestReward } from '../rewards/view/quest-reward.tsx'
import { WonReward } from '../rewards/view/won-reward.tsx'
import type { ShownQuest, ShownStep } from '../view-rules.ts'
import { questView } from '../view-texts.ts'
import styles from './quest.module.css'
import { QuestAction } from './quest-action.tsx'
import { useQuestDay } from './quest-day.ts'
import { QuestSteps } from './quest-steps.tsx'

type Props = {
  quest: ShownQuest
  /** Above the title: the way back. */
  above?: ReactNode
  /** Below the community's name. */
  mark?: ReactNode
  /** Below the description: that the device is offline. */
  note?: ReactNode
  /** Below the message of a quest that is won: share, the badge, the ranking. */
  after?: ReactNode
  /** Opens a step; without it the steps are lines, as on the studio's stage. */
  onStep?: (step: ShownStep) => void
  /** Begins the quest, with its terms where it has some. */
  onBegin?: () => void
  isWorking?: boolean
  /** Nothing can be done now: the wallet is offline. */
  isDisabled?: boolean
}

/** A quest as a member sees it, from its data alone: open, halfway, won, full, over or to come. */
export function QuestView({ quest, above, mark, note, after, onStep, onBegin, isWorking, isDisabled }: Props) {
  const { title, description, community, imageUrl, state } = quest
  return (
    <Box as="article" full width="middle" middled className={styles.quest}>
      {above}
      <Text as="h1" type="title" breaks>
        {title}
      </Text>
      <Row as="p" above="s" gap="s" type="text" tone="ink2" breaks>
        <Roundel isCommunity name={community} picture={imageUrl || undefined} size={28} />
        <When quest={quest} />
      </Row>
      {mark}
      {description && (
        <Text above="s" type="text" tone="ink2" breaks lines>
          {description}
        </Text>
      )}
      {note}
      {state === 'done' ? <WonReward quest={quest} /> : <QuestReward quest={quest} />}
      {state === 'done' && <Won quest={quest}>{after}</Won>}
      <QuestSteps quest={quest} onStep={onStep} />
      <QuestAction quest={quest} onStep={onStep} onBegin={onBegin} isWorking={isWorking} isDisabled={isDisabled} />
    </Box>
  )
}

function When({ quest: { community, state, startDate, endDate, timeZone } }: { quest: ShownQuest }) {
  const say = useTexts(questView)
  const day = useQuestDay()
  if (state === 'coming') return <span>{say.starts({ community, date: day(startDate, timeZone) })}</span>
  if (endDate === '') return <span>{say.noEnd({ community })}</span>
  const date = day(endDate, timeZone, true)
  const isOver = state === 'ended' || Date.parse(endDate) <= Date.now()
  return <span>{isOver ? say.ended({ community, date }) : say.until({ community, date })}</span>
}

function Won({ quest, children }: { quest: ShownQuest; children: ReactNode }) {
  const say = useTexts(questView)
  const format = useFormat()
  const { successMessage, doneAt, badgeWaits } = quest
  return (
    <Box as="section" above="l" role="status">
      <Heading type="title">{say.won()}</Heading>
      {successMessage && (
        <Text above="s" type="lead" breaks lines>
          {successMessage}
        </Text>
      )}
      {doneAt && (
        <Text above="xs" type="text" tone="ink2">
          {say.wonOn({ date: format.longDay(doneAt) })}
        </Text>
      )}
      {badgeWaits && (
        <Text above="xs" type="text" tone="ink2">
          {say.badgeWaits()}
        </Text>
      )}
      {children}
    </Box>
  )
}
