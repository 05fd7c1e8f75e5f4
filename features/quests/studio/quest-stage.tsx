import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { ProgressBar } from '#ui/marks/progress-bar.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questForm } from '../studio-texts.ts'
import { QuestView } from '../view/quest-view.tsx'
import { useQuestDay } from '../view/use-quest-day.ts'
import type { ShownQuest } from '../view-rules.ts'
import { questView } from '../view-texts.ts'
import styles from './quest-stage.module.css'
import { RewardMark } from './reward-mark.tsx'
import { STAGE_VIEWS, type StageViewName } from './shown-quest.ts'

/** A phone with the quest as a member will see it; nothing in it can be pressed. */
export function QuestStage({ view, quest }: { view: StageViewName; quest: ShownQuest }) {
  const say = useTexts(questForm)
  const shown = { ...quest, title: quest.title.trim() || say.untitled() }
  return (
    <div className={styles.phone} role="img" aria-label={say.preview()}>
      <div className={styles.screen} inert>
        {view === 'list' ? <InList quest={shown} /> : <Page quest={shown} />}
      </div>
    </div>
  )
}

function Page({ quest }: { quest: ShownQuest }) {
  const say = useTexts(questView)
  return (
    <QuestView
      quest={quest}
      above={
        <Row as="p" below="m" gap="s" tone="ink2">
          <ArrowLeftIcon size={18} aria-hidden /> {say.back()}
        </Row>
      }
    />
  )
}

/** The quest among others, which are outlines. */
function InList({ quest }: { quest: ShownQuest }) {
  const say = useTexts(questView)
  const day = useQuestDay()
  const { passed, required, community, endDate, timeZone, placesLeft } = quest
  const progress = say.required({ passed, count: required })
  return (
    <Stack gap="s">
      <Text as="strong" below="s" type="title" className={styles.heading}>
        {say.back()}
      </Text>
      <div className={styles.tile}>
        <span className={styles.grey}>
          <RewardMark points={quest.rewardPoints} card={quest.card} />
        </span>
        <div>
          <Text as="strong" breaks>
            {quest.title}
          </Text>
          <span>{endDate === '' ? community : say.until({ community, date: day(endDate, timeZone, true) })}</span>
          <Row as="span" gap="s" align="stretch" justify="between">
            <b>{progress}</b>
            {placesLeft !== null && say.placesLeft({ count: placesLeft })}
          </Row>
          <ProgressBar value={passed} max={required} label={progress} hideLabel />
        </div>
      </div>
      <div className={styles.strip} />
      <div className={styles.strip} />
    </Stack>
  )
}

/** Below the phone: the moments at which it shows the quest. */
export function QuestStageFoot({ view, onView }: { view: StageViewName; onView: (view: StageViewName) => void }) {
  const say = useTexts(questForm)
  return (
    <Row as="fieldset" gap="s" align="stretch" justify="center" wrap className={styles.views}>
      <legend className="bz-hidden">{say.views()}</legend>
      {STAGE_VIEWS.map((each) => (
        <FilterChip key={each} selected={each === view} onSelect={() => onView(each)}>
          {say[each]()}
        </FilterChip>
      ))}
    </Row>
  )
}
