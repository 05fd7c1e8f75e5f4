import type { Output } from '#base/endpoint.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { ProgressBar } from '#ui/marks/progress-bar.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getQuestNumbers, type Quest } from '../contract.ts'
import { questNumbers } from '../studio-texts.ts'
import styles from './numbers-dialog.module.css'
import { useChallenges } from './use-challenges.ts'

type Numbers = Output<typeof getQuestNumbers>

/** Who began a quest, where they are and who finished, step by step; then the badges that need a decision. */
export function NumbersDialog({ quest, onClose }: { quest: Quest; onClose: () => void }) {
  const say = useTexts(questNumbers)
  const query = useQueryCall(getQuestNumbers, { questId: quest.id })
  return (
    <Dialog opened onClose={onClose} above={say.above()} title={quest.title} width={780}>
      <Loaded query={query} coming={<RuledOutline kind="lines" count={6} />}>
        {(numbers) => (
          <div className={styles.numbers}>
            <Chain numbers={numbers} />
            <Steps numbers={numbers} />
            <Badges numbers={numbers} />
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

function Chain({ numbers: { started, done } }: { numbers: Numbers }) {
  const say = useTexts(questNumbers)
  const format = useFormat()
  const figures = [
    { label: say.began(), value: started },
    { label: say.onTheWay(), value: Math.max(0, started - done) },
    { label: say.finished(), value: done },
  ]
  return (
    <dl className={styles.chain}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Steps({ numbers: { steps, started } }: { numbers: Numbers }) {
  const say = useTexts(questNumbers)
  const challenges = useChallenges()
  const titleOf = (id: string) => challenges?.find(({ challenge }) => challenge.id === id)?.title
  return (
    <ol className={styles.steps} aria-label={say.steps()}>
      {steps.map(({ challengeId, title, isRequired, passed, waiting }) => {
        const name = title || (titleOf(challengeId) ?? '')
        return (
          <li key={challengeId}>
            <div className={styles.line}>
              <strong>{name}</strong>
              <span>{isRequired ? say.required() : say.extra()}</span>
            </div>
            <ProgressBar
              value={passed}
              max={Math.max(started, passed)}
              label={say.passedBy({ step: name })}
              hideLabel
              isOver={!isRequired}
            />
            <p>
              {say.passed({ count: passed })}
              {waiting > 0 && `, ${say.waiting({ count: waiting })}`}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

function Badges({ numbers: { badgesDue, badgesLeft } }: { numbers: Numbers }) {
  const say = useTexts(questNumbers)
  const sentence = useProblemText()
  const format = useFormat()
  const nameOf = (name: string) => name || say.nameless()
  return (
    <>
      {badgesDue.length > 0 && (
        <section className={styles.badges}>
          <h3>
            {say.due()} <span>{format.number(badgesDue.length)}</span>
          </h3>
          <p>{say.dueText()}</p>
          <ul>
            {badgesDue.map(({ did, name, why }) => (
              <li key={did}>
                <PageLink className="bz-link" href={memberHref(did)}>
                  {nameOf(name)}
                </PageLink>
                {why && <span>{sentence(why)}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {badgesLeft.length > 0 && (
        <section className={styles.badges}>
          <h3>
            {say.left()} <span>{format.number(badgesLeft.length)}</span>
          </h3>
          <p>{say.leftText()}</p>
          <ul>
            {badgesLeft.map(({ did, name }) => (
              <li key={did}>
                <PageLink className="bz-link" href={memberHref(did)}>
                  {nameOf(name)}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function memberHref(did: string): string {
  return `/settings/members?${new URLSearchParams({ member: did })}`
}
