import { serverNow } from '#base/server-time.ts'
import { ChallengeRow } from '#features/challenges/view/challenge-row.tsx'
import { titleOf } from '#features/challenges/view/step-words.ts'
import { useSaid } from '#features/challenges/view/use-said.ts'
import { useTexts } from '#ui/words/language.tsx'
import { canOpen, earlierStep, type ShownQuest, type ShownStep } from '../view-rules.ts'
import { questView } from '../view-texts.ts'
import styles from './quest-view.module.css'

type Props = { quest: ShownQuest; onStep?: ((step: ShownStep) => void) | undefined }

/** The steps of a quest: those that win it, then the extras. */
export function QuestSteps({ quest, onStep }: Props) {
  const say = useTexts(questView)
  const required = quest.steps.filter(({ isRequired }) => isRequired)
  const extra = quest.steps.filter(({ isRequired }) => !isRequired)
  const givesPoints = extra.some(({ reward }) => reward > 0)
  return (
    <>
      <Part title={say.toWin()} steps={required} quest={quest} onStep={onStep} />
      {extra.length > 0 && (
        <Part title={givesPoints ? say.forMore() : say.extras()} steps={extra} quest={quest} onStep={onStep} />
      )}
    </>
  )
}

function Part({ title, steps, quest, onStep }: Props & { title: string; steps: ShownStep[] }) {
  const said = useSaid()
  const Items = quest.isOrdered ? 'ol' : 'ul'
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <Items className={styles.steps}>
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
      </Items>
    </section>
  )
}
