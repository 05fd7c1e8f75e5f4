import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { ScreenHead } from '#ui/frames/screen-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { EntryLink } from '#ui/lists/entry-link.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Community } from '../contract.ts'
import { communitiesPage } from '../texts.ts'
import { CommunityMark } from './community-mark.tsx'
import { useCommunities } from './use-communities.ts'
import { whatsNew } from './whats-new.ts'

/** The communities that this wallet's holder belongs to. */
export function CommunitiesScreen() {
  const pageTexts = useTexts(communitiesPage)
  const format = useFormat()
  const { data, asOf, read } = useCommunities()
  const isOffline = useWalletState() === 'offline'
  return (
    <Box middled width="middle">
      <ScreenHead title={pageTexts.title()} status={asOf && pageTexts.offline({ time: format.dateTime(asOf) })} />
      {data ? (
        <Communities communities={data.communities} />
      ) : isOffline ? (
        <p className="bz-lead">{pageTexts.offlineEmpty()}</p>
      ) : (
        <Loaded query={read} coming={<RuledOutline kind="lines" count={3} />}>
          {() => null}
        </Loaded>
      )}
    </Box>
  )
}

function Communities({ communities }: { communities: Community[] }) {
  const pageTexts = useTexts(communitiesPage)
  if (communities.length === 0)
    return <EmptyState outline="membership" title={pageTexts.emptyTitle()} text={pageTexts.emptyText()} />
  return (
    <Stack as="ul" gap="m" aria-label={pageTexts.list()}>
      {communities.map((community) => (
        <li key={community.issuerId}>
          <CommunityRow community={community} />
        </li>
      ))}
    </Stack>
  )
}

function CommunityRow({ community }: { community: Community }) {
  const pageTexts = useTexts(communitiesPage)
  const format = useFormat()
  const news = whatsNew(community, pageTexts)
  return (
    <EntryLink
      framed
      href={`/communities/${community.issuerId}`}
      icon={<Roundel isCommunity name={community.name} picture={community.profileImage} size={48} />}
    >
      <Stack as="span" gap="xxs" type="small" tone="ink2" weight={400}>
        <Text as="strong" type="lead" tone="ink">
          {community.name}
        </Text>
        <CommunityMark promotedAt={community.promotedAt} />
        <span>{pageTexts.since({ date: format.date(community.since) })}</span>
        {news.length > 0 && (
          <Text as="span" tone="accent" weight={600}>
            {news.join(', ')}
          </Text>
        )}
        {community.suspendedAt && (
          <span>
            <StatusChip status="suspended">{pageTexts.suspended()}</StatusChip>
          </span>
        )}
      </Stack>
    </EntryLink>
  )
}
