import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { Prize } from '../rewards/view/prize.tsx'
import { questForm } from '../studio-texts.ts'
import { useQuestDay } from '../view/quest-day.ts'
import { QuestProgress } from '../view/quest-progress.tsx'
import { QuestView } from '../view/quest-view.tsx'
import type { ShownQuest } from '../view-rules.ts'
import { questView } from '../view-texts.ts'
import styles from './quest-form.module.css'
import { STAGE_VIEWS, type StageViewName } from './shown-quest.ts'

/** A phone with the quest as a member will see it; nothing in it can be pressed. */
export function QuestStage({ view, quest }: { view: StageViewName; quest: ShownQuest }) {
  const say = useTexts(questForm)
  const shown = { ...quest, title: quest.title.trim() || say.untitled() }
  return (
    <Box pad="s" ground="sheet" className={styles.phone} role="img" aria-label={say.preview()}>
      <Box padInline="xl" framed ground="canvas" className={styles.screen} inert>
        {view === 'list' ? <InList quest={shown} /> : <Page quest={shown} />}
      </Box>
    </Box>
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
  const { community, endDate, timeZone } = quest
  return (
    <Stack gap="s">
      <Text as="strong" below="s" type="title" className="bz-display">
        {say.back()}
      </Text>
      <Row gap="m" pad="m" framed round="l" ground="raised">
        <Prize card={quest.card} points={quest.rewardPoints} cardWidth={54} />
        <Stack grow gap="xxs" type="small" tone="ink2" breaks>
          <Text as="strong" type="lead" tone="ink">
            {quest.title}
          </Text>
          <span>{endDate === '' ? community : say.until({ community, date: day(endDate, timeZone, true) })}</span>
          <QuestProgress quest={quest} />
        </Stack>
      </Row>
      <Box framed round="l" ground="hatched" className={styles.coming} />
      <Box framed round="l" ground="hatched" className={styles.coming} />
    </Stack>
  )
}

/** Below the phone: the moments at which it shows the quest. */
export function QuestStageFoot({ view, onView }: { view: StageViewName; onView: (view: StageViewName) => void }) {
  const say = useTexts(questForm)
  return (
    <Row as="fieldset" gap="s" align="stretch" justify="center" wrap only="desks">
      <legend className="bz-hidden">{say.views()}</legend>
      {STAGE_VIEWS.map((each) => (
        <FilterChip key={each} selected={each === view} onSelect={() => onView(each)}>
          {say[each]()}
        </FilterChip>
      ))}
    </Row>
  )
}
