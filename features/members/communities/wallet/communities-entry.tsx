import { EntryTile } from '#ui/lists/entry-tile.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { communitiesPage } from '../texts.ts'
import { useCommunities } from './use-communities.ts'

const SHOWN = 3

/** The entry to the communities above the badges, with the pictures of the latest; nothing for people without one. */
export function CommunitiesEntry() {
  const pageTexts = useTexts(communitiesPage)
  const communities = useCommunities().data?.communities ?? []
  if (communities.length === 0) return null
  const logos = communities
    .slice(0, SHOWN)
    .map(({ issuerId, name, profileImage }) => (
      <Roundel key={issuerId} isCommunity name={name} picture={profileImage} size={28} />
    ))
  return <EntryTile isOnPhones href="/communities" icon={logos} label={pageTexts.list()} />
}
