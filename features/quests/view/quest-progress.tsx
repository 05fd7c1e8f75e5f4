import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ProgressBar } from '#ui/marks/progress-bar.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { ShownQuest } from '../view-rules.ts'
import { questView } from '../view-texts.ts'

/** How far a member is in a quest, and the places left. */
export function QuestProgress({ quest }: { quest: Pick<ShownQuest, 'passed' | 'required' | 'placesLeft'> }) {
  const say = useTexts(questView)
  const { passed, required, placesLeft } = quest
  const progress = say.required({ passed, count: required })
  return (
    <Stack as="span" above="xs" gap="xs" type="small" tone="ink2">
      <Row as="span" gap="m" rows="xxs" justify="between" wrap>
        <Text as="strong" tone="ink">
          {progress}
        </Text>
        {typeof placesLeft === 'number' && <span>{say.placesLeft({ count: placesLeft })}</span>}
      </Row>
      <ProgressBar hideLabel label={progress} value={passed} max={required} />
    </Stack>
  )
}
