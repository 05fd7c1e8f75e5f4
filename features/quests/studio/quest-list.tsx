import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { HoverRows } from '#ui/lists/hover-rows.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Quest } from '../contract.ts'
import type { QuestState } from '../rules.ts'
import { questsPage } from '../studio-texts.ts'
import { NEW_QUEST_HREF } from './addresses.ts'
import styles from './quest-list.module.css'
import { QuestMenu } from './quest-menu.tsx'
import { QuestRow } from './quest-row.tsx'
import { QuestsEmpty } from './quests-empty.tsx'
import { useChallenges } from './use-challenges.ts'

const ORDER: QuestState[] = ['running', 'coming', 'ended']

/** The quests of a community: those that run, then those to come and those that have ended. */
export function QuestList({ quests }: { quests: Quest[] }) {
  const say = useTexts(questsPage)
  const format = useFormat()
  const challenges = useChallenges()
  const titleOf = (id: string) => challenges?.find(({ challenge }) => challenge.id === id)?.title
  if (quests.length === 0) {
    return (
      <QuestsEmpty
        action={
          <Button kind="primary" icon={<PlusIcon size={16} weight="bold" />} href={NEW_QUEST_HREF}>
            {say.new()}
          </Button>
        }
      />
    )
  }
  return (
    <div>
      <Box
        padBlock="xs"
        padInline="l"
        type="small"
        tone="ink3"
        weight={500}
        lined="below"
        className={`${styles.head} ${styles.columns}`}
        aria-hidden
      >
        <span>{say.reward()}</span>
        <span>{say.quest()}</span>
        <span>{say.started()}</span>
        <span>{say.done()}</span>
      </Box>
      {ORDER.map((state) => {
        const group = quests.filter((quest) => quest.state === state)
        if (group.length === 0) return null
        return (
          <section key={state}>
            <Heading above="l" below="s" count={format.number(group.length)}>
              {say[state]()}
            </Heading>
            <HoverRows>
              {group.map((quest) => (
                <QuestRow
                  key={quest.id}
                  quest={quest}
                  waitingAt={titleOf(quest.waitingAt) ?? quest.waitingAt}
                  menu={<QuestMenu quest={quest} />}
                />
              ))}
            </HoverRows>
          </section>
        )
      })}
    </div>
  )
}
