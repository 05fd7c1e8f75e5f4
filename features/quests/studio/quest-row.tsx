import type { ReactNode } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ProgressBar } from '#ui/marks/progress-bar.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import type { Quest } from '../contract.ts'
import { RewardMark } from '../rewards/studio/reward-mark.tsx'
import { rewardWords } from '../rewards/studio/reward-words.ts'
import { questsPage } from '../studio-texts.ts'
import { questHref } from './addresses.ts'
import { questPeriodText } from './quest-dates.ts'
import styles from './quest-list.module.css'

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
    <Box as="li" padBlock="s" type="text" tone="ink2" className={styles.columns}>
      <RewardMark points={rewardPoints} card={rewardCard} isSmall={!isRunning} />
      <Box shrinks>
        <Text as="h3" type="text" tone="ink" weight={600} breaks className="bz-text">
          <PageLink className="bz-plain bz-cover" href={questHref(id)}>
            {title}
          </PageLink>
        </Text>
        {isRunning && <p>{period}</p>}
        <Text tone={isRunning ? 'ink3' : undefined}>{facts[state]}</Text>
      </Box>
      <Text tone="ink" weight={isRunning ? 600 : undefined} className={styles.started}>
        {state !== 'coming' && (
          <>
            <span aria-hidden>{format.number(started)}</span>
            <span className="bz-hidden">{say.startedBy({ count: started })}</span>
          </>
        )}
      </Text>
      <Stack gap="xs" className={styles.done}>
        <Done quest={quest} waitingAt={waitingAt} />
      </Stack>
      <Row gap="s" justify="end" className={styles.actions}>
        <Button size="compact" href={questHref(id)} aria-label={say.editNamed({ title })} data-hover>
          {common.edit()}
        </Button>
        {menu}
      </Row>
    </Box>
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
            <Text as="b" tone="ink" weight={state === 'ended' ? 400 : undefined}>
              {format.number(done)}
            </Text>{' '}
            {limit === '' ? say.ofStarted({ count: of }) : say.ofPlaces({ count: of })}
          </>
        )}
      </p>
      <ProgressBar value={done} max={of} label={say.progress({ title })} hideLabel isOver={state === 'ended'} />
      {state === 'running' && waiting > 0 && waitingAt !== '' && (
        <Text type="small">{say.waiting({ count: waiting, step: waitingAt })}</Text>
      )}
      {badgesDue > 0 && (
        <Text type="small" tone="error">
          {say.badgesDue({ count: badgesDue })}
        </Text>
      )}
    </>
  )
}
