import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { ScreenHead } from '#ui/frames/screen-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ChipBar } from '#ui/lists/chip-bar.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { questsPage } from '../texts.ts'
import { AloneChallenges } from './alone-challenges.tsx'
import { communitiesOf, groupQuests } from './group-quests.ts'
import { QuestRow } from './quest-row.tsx'
import { RankingLinks } from './ranking-links.tsx'
import { useFillQuests } from './use-fill-quests.ts'
import { type Quests, useQuests } from './use-quests.ts'

type Props = {
  /** The community whose quests alone are shown. */
  issuerId: string | undefined
  /** The challenge that is open. */
  openId: string | undefined
  onFilter: (issuerId: string | undefined) => void
  onOpen: (challengeId: string | undefined) => void
}

/** /quests: what can be done in the holder's communities, what is to come and what is over. */
export function QuestsScreen(props: Props) {
  const say = useTexts(questsPage)
  const format = useFormat()
  const isOffline = useIsOffline()
  const { data, asOf, read } = useQuests()
  useFillQuests(read.data?.quests)
  return (
    <Box middled width="middle">
      <ScreenHead title={say.title()} status={asOf && say.offline({ time: format.recent(asOf) })} />
      {data ? (
        <List data={data} {...props} />
      ) : isOffline ? (
        <p className="bz-lead">{say.offlineEmpty()}</p>
      ) : (
        <Loaded query={read} coming={<RuledOutline kind="rows" count={3} />}>
          {() => null}
        </Loaded>
      )}
    </Box>
  )
}

function List({ data, issuerId, openId, onFilter, onOpen }: Props & { data: Quests }) {
  const say = useTexts(questsPage)
  const communities = communitiesOf(data)
  const { open, coming, over, alone } = groupQuests(data, issuerId)
  const one = communities.find((community) => community.issuerId === issuerId)
  const isEmpty = [open, coming, over, alone].every((group) => group.length === 0)
  return (
    <>
      {communities.length > 1 && <Filter communities={communities} issuerId={issuerId} onFilter={onFilter} />}
      {isEmpty && (
        <EmptyState
          outline="role"
          title={one ? say.emptyOf({ name: one.name }) : say.emptyTitle()}
          text={say.emptyText()}
        />
      )}
      <Part title={say.open()} quests={open} />
      <AloneChallenges challenges={alone} showCommunity={!one} openId={openId} onOpen={onOpen} />
      <Part title={say.coming()} quests={coming} />
      <Part title={say.over()} quests={over} />
      <RankingLinks communities={one ? [one] : communities} />
    </>
  )
}

function Part({ title, quests }: { title: string; quests: Quests['quests'] }) {
  if (quests.length === 0) return null
  return (
    <Section title={title} padBlock="m" heading={{ type: 'heading' }}>
      <Stack as="ul" gap="m">
        {quests.map((quest) => (
          <li key={quest.questId}>
            <QuestRow quest={quest} />
          </li>
        ))}
      </Stack>
    </Section>
  )
}

type FilterProps = Pick<Props, 'issuerId' | 'onFilter'> & { communities: ReturnType<typeof communitiesOf> }

function Filter({ communities, issuerId, onFilter }: FilterProps) {
  const say = useTexts(questsPage)
  return (
    <ChipBar below="xs" aria-label={say.filter()}>
      <FilterChip selected={issuerId === undefined} onSelect={() => onFilter(undefined)}>
        {say.all()}
      </FilterChip>
      {communities.map((community) => (
        <FilterChip
          key={community.issuerId}
          selected={issuerId === community.issuerId}
          onSelect={() => onFilter(community.issuerId)}
        >
          <bdi>{community.name}</bdi>
        </FilterChip>
      ))}
    </ChipBar>
  )
}
