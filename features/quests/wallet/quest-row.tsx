import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ProgressBar } from '#ui/marks/progress-bar.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { PointsOutline } from '../view/points-outline.tsx'
import { useQuestDay } from '../view/use-quest-day.ts'
import { questView } from '../view-texts.ts'
import type { ListedQuest } from '../wallet-contract.ts'
import { questsPage } from '../wallet-texts.ts'
import styles from './quests-screen.module.css'

/** A quest in the list: its reward, its dates, and how far this wallet is. */
export function QuestRow({ quest }: { quest: ListedQuest }) {
  const say = useTexts(questView)
  const { questId, title, state, card, passed, required, placesLeft, rewardPoints } = quest
  const isOpen = state === 'open' || state === 'started'
  const progress = say.required({ passed, count: required })
  return (
    <PageLink href={`/quests/${questId}`} className={styles.row}>
      <span className={styles.reward} data-won={state === 'done' || undefined}>
        {card ? (
          <FlatCard spec={card as unknown as CardSpec} width={54} />
        ) : (
          <PointsOutline points={rewardPoints} isWon={state === 'done'} />
        )}
      </span>
      <Stack as="span" gap="xxs" type="small" breaks className={styles.words}>
        <strong>{title}</strong>
        <RowDates quest={quest} />
        {isOpen ? (
          <>
            <span className={styles.count}>
              <span>{progress}</span>
              {typeof placesLeft === 'number' && <span>{say.placesLeft({ count: placesLeft })}</span>}
            </span>
            <ProgressBar hideLabel label={progress} value={passed} max={required} />
          </>
        ) : (
          <RowState quest={quest} />
        )}
      </Stack>
    </PageLink>
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
