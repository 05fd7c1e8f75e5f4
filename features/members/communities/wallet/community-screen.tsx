import type { ReactNode } from 'react'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded, type Reading } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { communitiesPage, communityPage } from '../texts.ts'
import { CommunityBadges } from './community-badges.tsx'
import { CommunityCard } from './community-card.tsx'
import { CommunityHead } from './community-head.tsx'
import { CommunityProfile } from './community-profile.tsx'
import styles from './community-screen.module.css'
import { LeaveSection } from './leave-section.tsx'
import { type ShownCommunity, useCommunity } from './use-communities.ts'

type Props = { issuerId: string; onLeft: () => void } & Channel
/** Of higher features. */
type Channel = {
  /** Of communities with a channel: what is new there, above the profile. */
  news?: ReactNode
  /** The way to a conversation. */
  write?: ReactNode
  /** The way to the holder's points. */
  points?: ReactNode
  /** The way to giving its badges. */
  give?: ReactNode
  /** The way to its quests. */
  quests?: ReactNode
}

/** One community of the holder: its profile, their card and badges of it, and leaving. */
export function CommunityScreen({ issuerId, onLeft, ...parts }: Props) {
  const pageTexts = useTexts(communityPage)
  const { data, asOf, read } = useCommunity(issuerId)
  return (
    <Box middled width="wide">
      <BackLink isQuiet href="/communities">
        {pageTexts.back()}
      </BackLink>
      {data ? <Shown community={data} asOf={asOf} onLeft={onLeft} {...parts} /> : <Missing read={read} />}
    </Box>
  )
}

type ShownProps = { community: ShownCommunity; asOf?: string; onLeft: () => void } & Channel

function Shown({ community, asOf, onLeft, news, write, points, give, quests }: ShownProps) {
  const listTexts = useTexts(communitiesPage)
  const format = useFormat()
  usePageTitle(community.name)
  return (
    <article>
      <CommunityHead community={community} />
      <Row as="p" above="l" gap="s" align="stretch" wrap className={styles.actions}>
        {community.hasChannel && write}
        {points}
        {give}
        {quests}
      </Row>
      {asOf && (
        <Text above="m" type="small" tone="ink3" role="status">
          {listTexts.offline({ time: format.dateTime(asOf) })}
        </Text>
      )}
      <div className={styles.columns}>
        <CommunityCard community={community} />
        <div>
          {community.hasChannel && news}
          <Box lined="between" className={styles.parts}>
            <CommunityProfile community={community} />
            <CommunityBadges community={community} />
            <LeaveSection community={community} onLeft={onLeft} />
          </Box>
        </div>
      </div>
    </article>
  )
}

function Missing({ read }: { read: Reading<unknown> }) {
  const pageTexts = useTexts(communityPage)
  const isOffline = useWalletState() === 'offline'
  if (isOffline) return <p className="bz-lead">{pageTexts.offlinePart()}</p>
  if (read.error?.status === 404) {
    return (
      <>
        <h1>{pageTexts.gone()}</h1>
        <p className="bz-lead">{pageTexts.goneText()}</p>
      </>
    )
  }
  return (
    <Loaded query={read} coming={<RuledOutline kind="lines" count={4} />}>
      {() => null}
    </Loaded>
  )
}
