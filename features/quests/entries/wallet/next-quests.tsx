import { PageLink } from '#ui/buttons/page-link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questsPage } from '../texts.ts'
import { groupQuests } from './group-quests.ts'
import { QuestRow } from './quest-row.tsx'
import { useQuests } from './use-quests.ts'

/** After a badge was kept; the others are a press away. */
const SHOWN = 2

/** What the holder can do next in a community: its open quests, those that were begun first; nothing without one. */
export function NextQuests({ issuerId }: { issuerId: string }) {
  const say = useTexts(questsPage)
  const { data } = useQuests()
  const open = data ? groupQuests(data, issuerId).open : []
  if (open.length === 0) return null
  return (
    <section aria-label={say.title()}>
      <Stack as="ul" gap="m">
        {open.slice(0, SHOWN).map((quest) => (
          <li key={quest.questId}>
            <QuestRow quest={quest} />
          </li>
        ))}
      </Stack>
      {open.length > SHOWN && (
        <Text above="m" below="m">
          <PageLink className="bz-link" href={`/quests?of=${issuerId}`}>
            {say.allOpen({ count: open.length })}
          </PageLink>
        </Text>
      )}
    </section>
  )
}
