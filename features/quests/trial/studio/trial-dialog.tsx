import type { CallInput, Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { type createQuest, tryQuest } from '../../contract.ts'
import { Chain } from '../../studio/chain.tsx'
import { StepNumbers } from '../../studio/step-numbers.tsx'
import type { NamedChallenge } from '../../studio/use-challenges.ts'
import { questNumbers, questTrial } from '../../studio-texts.ts'
import { countAtStep } from '../rules.ts'

type Fields = CallInput<typeof createQuest>
type Trial = Output<typeof tryQuest>
type Props = { fields: Fields; challenges: NamedChallenge[]; onClose: () => void }

/** What 1,000 simulated members do with the quest as it is in the form: who finishes, and who stops where. */
export function TrialDialog({ fields, challenges, onClose }: Props) {
  const say = useTexts(questTrial)
  const common = useTexts(words)
  const query = useQueryCall(tryQuest, fields, { staleTime: 0, gcTime: 0 })
  return (
    <Dialog
      opened
      onClose={onClose}
      width={780}
      above={say.above()}
      title={fields.title}
      note={say.note()}
      actions={
        <Button size="large" kind="primary" onClick={onClose}>
          {common.close()}
        </Button>
      }
    >
      <Loaded query={query} coming={<RuledOutline kind="lines" count={6} />}>
        {(trial) => (
          <Stack gap="xxl">
            <Figures trial={trial} />
            <TrialSteps trial={trial} fields={fields} challenges={challenges} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}

function Figures({ trial: { people, finished, tooLate, points } }: { trial: Trial }) {
  const say = useTexts(questTrial)
  const figures = [
    { label: say.people(), value: people },
    { label: say.finish(), value: finished },
    ...(tooLate > 0 ? [{ label: say.tooLate(), value: tooLate }] : []),
    { label: say.points(), value: points },
  ]
  return <Chain figures={figures} />
}

function TrialSteps({ trial, fields, challenges }: Omit<Props, 'onClose'> & { trial: Trial }) {
  const numbers = useTexts(questNumbers)
  return (
    <Stack as="ol" gap="l" aria-label={numbers.steps()}>
      {trial.steps.map(({ challengeId, passed, stuck }) => {
        const title = challenges.find(({ challenge }) => challenge.id === challengeId)?.title ?? ''
        const isRequired = fields.requiredChallenges.includes(challengeId)
        return (
          <StepNumbers key={challengeId} title={title} isRequired={isRequired} passed={passed} people={trial.people}>
            <AtStep counts={countAtStep({ passed, stuck }, trial.people)} isRequired={isRequired} />
          </StepNumbers>
        )
      })}
    </Stack>
  )
}

/** "719 pass, 281 do not: 185 stop here, 96 missed an earlier step". */
function AtStep({ counts, isRequired }: { counts: ReturnType<typeof countAtStep>; isRequired: boolean }) {
  const say = useTexts(questTrial)
  const { passed, missed, here, earlier } = counts
  const pass = say.pass({ count: passed })
  if (missed === 0) return pass
  if (!isRequired || here === 0) return say.passAndMiss({ pass, miss: say.miss({ count: missed }) })
  if (earlier === 0) return say.passAndMiss({ pass, miss: say.stopHere({ count: here }) })
  return say.missedWhere({
    pass,
    miss: say.miss({ count: missed }),
    here: say.stopHere({ count: here }),
    earlier: say.missedEarlier({ count: earlier }),
  })
}
