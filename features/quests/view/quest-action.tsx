import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { actionOf } from '#features/challenges/view/step-words.ts'
import { TypeIcon } from '#features/challenges/view/type-icon.tsx'
import { useSaid } from '#features/challenges/view/use-said.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { nextAction, type ShownQuest, type ShownStep } from '../view-rules.ts'
import { questView } from '../view-texts.ts'
import styles from './quest.module.css'
import { useQuestDay } from './quest-day.ts'

type Props = {
  quest: ShownQuest
  onStep?: ((step: ShownStep) => void) | undefined
  onBegin?: (() => void) | undefined
  isWorking?: boolean | undefined
  isDisabled?: boolean | undefined
}

/** The one button of a quest, which names the next required step; or why there is none. */
export function QuestAction({ quest, onStep, onBegin, isWorking, isDisabled }: Props) {
  const say = useTexts(questView)
  const said = useSaid()
  const day = useQuestDay()
  const action = nextAction(quest)
  if (action.kind === 'none') {
    if (action.why === 'done') return null
    return (
      <Text above="xl" padBlock="m" padInline="l" round="l" ground="expired" type="text" tone="ink2">
        {whyWords(action.why, quest, say, day)}
      </Text>
    )
  }
  const { kind } = action
  const press = kind === 'begin' ? onBegin : () => onStep?.(action.step)
  return (
    <Box padBlock="m" ground="canvas" className={styles.foot}>
      <Button
        kind="primary"
        fullWidth
        size="large"
        working={isWorking ?? false}
        disabled={isDisabled}
        icon={kind === 'begin' ? <ArrowRightIcon size={22} /> : <TypeIcon type={action.step.type} size={22} />}
        onClick={press}
      >
        {kind === 'begin' ? say.begin() : actionOf(action.step, said)}
      </Button>
    </Box>
  )
}

function whyWords(
  why: 'full' | 'ended' | 'coming' | 'waiting',
  { startDate, timeZone }: ShownQuest,
  say: ReturnType<typeof useTexts<typeof questView>>,
  day: ReturnType<typeof useQuestDay>,
): string {
  if (why === 'coming') return say.coming({ date: day(startDate, timeZone) })
  return why === 'ended' ? say.over() : say[why]()
}
