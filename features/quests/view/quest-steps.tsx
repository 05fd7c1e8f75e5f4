import type { ReactNode } from 'react'
import { serverNow } from '#base/server-time.ts'
import { ChallengeRow } from '#features/challenges/view/challenge-row.tsx'
import { titleOf } from '#features/challenges/view/step-words.ts'
import { useSaid } from '#features/challenges/view/use-said.ts'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { canOpen, earlierStep, extrasLeft, type ShownQuest, type ShownStep } from '../view-rules.ts'
import { questView } from '../view-texts.ts'

type Props = { quest: ShownQuest; onStep?: ((step: ShownStep) => void) | undefined }

/** The steps of a quest: those that win it, then the extras with what they can still give. */
export function QuestSteps({ quest, onStep }: Props) {
  const say = useTexts(questView)
  const required = quest.steps.filter(({ isRequired }) => isRequired)
  const extra = quest.steps.filter(({ isRequired }) => !isRequired)
  const givesPoints = extra.some(({ reward }) => reward > 0)
  return (
    <>
      <Part
        title={quest.state === 'done' ? say.stepsDone() : say.toWin()}
        steps={required}
        quest={quest}
        onStep={onStep}
      />
      {extra.length > 0 && (
        <Part
          title={givesPoints ? say.forMore() : say.extras()}
          aside={<ExtrasLeft quest={quest} />}
          steps={extra}
          quest={quest}
          onStep={onStep}
        />
      )}
    </>
  )
}

/** What is still to be had beside the extras, or that all of it was; nothing once the quest is over. */
function ExtrasLeft({ quest }: { quest: ShownQuest }) {
  const say = useTexts(questView)
  const { steps, points } = extrasLeft(quest, serverNow())
  const isDone = quest.steps.every(({ isRequired, state }) => isRequired || state === 'passed')
  if (isDone)
    return (
      <Text as="span" type="text" tone="ink2">
        {say.extrasDone()}
      </Text>
    )
  if (steps === 0) return null
  return (
    <Text as="span" type="text" tone="ink2">
      {points > 0 ? say.pointsLeft({ count: points }) : say.stepsLeft({ count: steps })}
    </Text>
  )
}

type PartProps = Props & { title: string; aside?: ReactNode; steps: ShownStep[] }

function Part({ title, aside, steps, quest, onStep }: PartProps) {
  const said = useSaid()
  const Items = quest.isOrdered ? 'ol' : 'ul'
  return (
    <Box as="section" above="l">
      <Row gap="m" rows="xxs" align="baseline" justify="between" wrap>
        <Heading type="heading">{title}</Heading>
        {aside}
      </Row>
      <Box as={Items} above="xxs" lined="between">
        {steps.map((step) => {
          const earlier = earlierStep(quest, step)
          return (
            <li key={step.challengeId}>
              <ChallengeRow
                challenge={step}
                after={earlier && titleOf(earlier, said)}
                onOpen={onStep && canOpen(quest, step, serverNow()) ? () => onStep(step) : undefined}
              />
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
