import { FlagPennantIcon } from '@phosphor-icons/react/dist/csr/FlagPennant'
import { useRef } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Quest } from '../contract.ts'
import { questForm, questsPage } from '../studio-texts.ts'
import { AddStep } from './add-step.tsx'
import type { QuestProblems } from './form-check.ts'
import { mayRequire, type QuestValues } from './form-values.ts'
import styles from './quest-form.module.css'
import { StepList } from './step-list.tsx'
import type { NamedChallenge } from './use-challenges.ts'

type Props = {
  values: QuestValues
  change: (part: Partial<QuestValues>) => void
  problems: QuestProblems
  challenges: NamedChallenge[] | undefined
  /** The quest that is edited. */
  quest: Quest | undefined
  onAdd: (challengeId: string) => void
  /** Opens the form of a new challenge. */
  onNew: () => void
}

/** The challenges of a quest, those that can be added, and whether their order counts. */
export function StepFields({ values, change, problems, challenges, quest, onAdd, onNew }: Props) {
  const say = useTexts(questForm)
  const sentence = useProblemText()
  const newChallenge = useRef<HTMLButtonElement>(null)
  const { steps, isOrdered, fromStart } = values
  const problem = problems.challenges ?? problems.requiredChallenges
  const isFixed = (id: string) => !mayRequire(id, quest)
  return (
    <section data-problem={problem ? 'true' : undefined}>
      <Row below="s" gap="m" align="baseline" justify="between">
        <Text as="h3" weight={600} className="bz-text">
          {say.challenges()}
        </Text>
        {steps.length > 0 && <Summary values={values} challenges={challenges} />}
      </Row>
      {steps.length > 0 ? (
        <StepList
          steps={steps}
          challenges={challenges ?? []}
          onChange={(moved) => change({ steps: moved })}
          isOrdered={isOrdered}
          isFixed={isFixed}
          isWrong={problems.requiredChallenges !== undefined}
          fixedHint={sentence('requiredAdded')}
        />
      ) : (
        <Text
          pad="l"
          round="l"
          tone="ink2"
          ground="hatched"
          className={styles.none}
          data-wrong={problem ? true : undefined}
        >
          {challenges?.length === 0 ? say.noChallenges() : say.noSteps()}
        </Text>
      )}
      {problem && (
        <Box above="s" type="small" weight={500}>
          <ProblemNote>{sentence(problem)}</ProblemNote>
        </Box>
      )}
      <Row above="s" gap="xxl" rows="xs" align="stretch" wrap>
        <AddStep
          challenges={challenges ?? []}
          chosen={steps.map(({ challengeId }) => challengeId)}
          onAdd={onAdd}
          onLast={() => newChallenge.current?.focus()}
        />
        <Button ref={newChallenge} kind="quiet" isFlush icon={<FlagPennantIcon size={18} />} onClick={onNew}>
          {say.newChallenge()}
        </Button>
      </Row>
      <Stack above="m" gap="s">
        <SwitchField
          label={say.isOrdered()}
          hint={say.isOrderedHint()}
          checked={isOrdered}
          onChange={(ordered) => change({ isOrdered: ordered })}
        />
        <SwitchField
          label={say.fromStart()}
          hint={say.fromStartHint()}
          checked={fromStart}
          onChange={(counts) => change({ fromStart: counts })}
        />
      </Stack>
    </section>
  )
}

/** "5 in this order, 3 required, 50 points". */
function Summary({ values: { steps, isOrdered }, challenges }: Pick<Props, 'values' | 'challenges'>) {
  const say = useTexts(questForm)
  const page = useTexts(questsPage)
  const count = steps.length
  const rewards = new Map(challenges?.map(({ challenge: { id, reward } }) => [id, reward]))
  const parts = [
    isOrdered ? say.inOrder({ count }) : page.challengeCount({ count }),
    page.requiredCount({ count: steps.filter(({ isRequired }) => isRequired).length }),
    page.points({ count: steps.reduce((sum, { challengeId }) => sum + (rewards.get(challengeId) ?? 0), 0) }),
  ]
  return (
    <Text as="span" type="small" tone="ink3">
      {parts.join(', ')}
    </Text>
  )
}
