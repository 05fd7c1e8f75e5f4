import { useCommunities } from '#features/members/communities/wallet/use-communities.ts'
import { ChipBar } from '#ui/lists/chip-bar.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Channel } from '../wallet-contract.ts'
import { newsPage } from '../wallet-texts.ts'

type Props = { channels: Channel[]; issuerId: string | undefined; onFilter: (issuerId: string | undefined) => void }

/** A chip for each community, with its unread posts. */
export function NewsFilter({ channels, issuerId, onFilter }: Props) {
  const pageTexts = useTexts(newsPage)
  const communities = useCommunities().data?.communities
  const unreadOf = (id: string) => communities?.find((community) => community.issuerId === id)?.unreadPosts || undefined
  return (
    <ChipBar aria-label={pageTexts.filter()}>
      <FilterChip selected={issuerId === undefined} onSelect={() => onFilter(undefined)}>
        {pageTexts.all()}
      </FilterChip>
      {channels.map((channel) => (
        <FilterChip
          key={channel.issuerId}
          selected={issuerId === channel.issuerId}
          onSelect={() => onFilter(channel.issuerId)}
          count={unreadOf(channel.issuerId)}
        >
          <bdi>{channel.name}</bdi>
        </FilterChip>
      ))}
    </ChipBar>
  )
}
