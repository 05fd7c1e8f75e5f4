import type { ReactNode } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ProgressBar } from '#ui/marks/progress-bar.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import type { Quest } from '../contract.ts'
import { questsPage } from '../studio-texts.ts'
import { questHref } from './places.ts'
import { questPeriodText } from './quest-dates.ts'
import styles from './quest-list.module.css'
import { RewardMark } from './reward-mark.tsx'
import { rewardWords } from './reward-words.ts'

type Props = {
  quest: Quest
  /** The step at which many people wait, by its title. */
  waitingAt: string
  menu: ReactNode
}

/** One quest: reward, dates, who started and who finished; 104 high while it runs, 72 before and after. */
export function QuestRow({ quest, waitingAt, menu }: Props) {
  const say = useTexts(questsPage)
  const common = useTexts(words)
  const { language } = useLanguage()
  const format = useFormat()
  const { id, title, state, started, rewardPoints, rewardCard } = quest
  const isRunning = state === 'running'
  const period = questPeriodText(quest, new Date(), language)
  const steps = say.challengeCount({ count: quest.challenges.length })
  const required = say.requiredCount({ count: quest.requiredChallenges.length })
  const reward = rewardWords(quest, say)
  const gives = `${reward.charAt(0).toUpperCase()}${reward.slice(1)}`
  const facts = {
    running: say.sentences({ first: `${steps}, ${required}`, second: gives }),
    coming: say.sentences({ first: period, second: gives }),
    ended: say.sentences({ first: period, second: `${steps}, ${reward}` }),
  }
  return (
    <li className={styles.row} data-state={state}>
      <RewardMark points={rewardPoints} card={rewardCard} isSmall={!isRunning} />
      <div className={styles.words}>
        <h3>
          <PageLink className={styles.open} href={questHref(id)}>
            {title}
          </PageLink>
        </h3>
        {isRunning && <p>{period}</p>}
        <p className={styles.facts}>{facts[state]}</p>
      </div>
      <p className={styles.started}>
        {state !== 'coming' && (
          <>
            <span aria-hidden>{format.number(started)}</span>
            <span className="bz-hidden">{say.startedBy({ count: started })}</span>
          </>
        )}
      </p>
      <Stack gap="xs" className={styles.done}>
        <Done quest={quest} waitingAt={waitingAt} />
      </Stack>
      <Row gap="s" justify="end" className={styles.actions}>
        <Button size="compact" href={questHref(id)} aria-label={say.editNamed({ title })} data-hover>
          {common.edit()}
        </Button>
        {menu}
      </Row>
    </li>
  )
}

function Done({ quest, waitingAt }: Pick<Props, 'quest' | 'waitingAt'>) {
  const say = useTexts(questsPage)
  const format = useFormat()
  const { title, state, limit, started, done, waiting, badgesDue } = quest
  if (state === 'coming') return limit === '' ? null : <p>{say.places({ count: limit })}</p>
  const of = limit === '' ? started : limit
  return (
    <>
      <p>
        {started === 0 && limit === '' ? (
          say.nobody()
        ) : (
          <>
            <b>{format.number(done)}</b> {limit === '' ? say.ofStarted({ count: of }) : say.ofPlaces({ count: of })}
          </>
        )}
      </p>
      <ProgressBar value={done} max={of} label={say.progress({ title })} hideLabel isOver={state === 'ended'} />
      {state === 'running' && waiting > 0 && waitingAt !== '' && (
        <p className={styles.waiting}>{say.waiting({ count: waiting, step: waitingAt })}</p>
      )}
      {badgesDue > 0 && <p className={styles.due}>{say.badgesDue({ count: badgesDue })}</p>}
    </>
  )
}
