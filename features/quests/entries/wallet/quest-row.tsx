import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EntryLink } from '#ui/lists/entry-link.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { Prize } from '../../rewards/view/prize.tsx'
import { useQuestDay } from '../../view/quest-day.ts'
import { QuestProgress } from '../../view/quest-progress.tsx'
import type { ListedQuest } from '../contract.ts'
import { questsPage } from '../texts.ts'

/** A quest in the list: its reward, its dates, and how far this wallet is. */
export function QuestRow({ quest }: { quest: ListedQuest }) {
  const { questId, title, state, card, rewardPoints } = quest
  const isOpen = state === 'open' || state === 'started'
  return (
    <EntryLink
      href={`/quests/${questId}`}
      framed
      icon={<Prize card={card} points={rewardPoints} cardWidth={54} isWon={state === 'done'} />}
    >
      <Stack as="span" gap="xxs" type="small" tone="ink2" weight={400}>
        <Text as="strong" type="lead" tone="ink">
          {title}
        </Text>
        <RowDates quest={quest} />
        {isOpen ? <QuestProgress quest={quest} /> : <RowState quest={quest} />}
      </Stack>
    </EntryLink>
  )
}

function RowDates({ quest: { community, state, startDate, endDate, timeZone } }: { quest: ListedQuest }) {
  const say = useTexts(questsPage)
  const day = useQuestDay()
  if (state === 'coming') return <span>{say.starts({ community, date: day(startDate, timeZone) })}</span>
  if (endDate === '' || state === 'ended') return <span>{community}</span>
  return <span>{say.until({ community, date: day(endDate, timeZone, true) })}</span>
}

function RowState({ quest: { state } }: { quest: ListedQuest }) {
  const say = useTexts(questsPage)
  if (state === 'done') {
    return (
      <span>
        <StatusChip status="owner">{say.won()}</StatusChip>
      </span>
    )
  }
  if (state === 'full') return <span>{say.full()}</span>
  return state === 'ended' ? (
    <span>
      <StatusChip status="expired">{say.ended()}</StatusChip>
    </span>
  ) : null
}
