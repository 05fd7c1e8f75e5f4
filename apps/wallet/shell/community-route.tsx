import { useNavigate, useParams } from '@tanstack/react-router'
import { listHeld } from '#features/badges/contract.ts'
import { CommunityNews } from '#features/channel/wallet/community-news.tsx'
import { WriteLink } from '#features/conversations/wallet/write-link.tsx'
import { GiveLink } from '#features/giving/wallet/give-link.tsx'
import { CommunityScreen } from '#features/members/communities/wallet/community-screen.tsx'
import { NameButton } from '#features/names/wallet/name-button.tsx'
import { RankingLink } from '#features/points/ranking/wallet/ranking-link.tsx'
import { PointsLink } from '#features/points/wallet/points-link.tsx'
import { QuestsLink } from '#features/quests/entries/wallet/quests-link.tsx'
import { isOn } from './feature-flags.ts'

/** What contains the holder's name for a community. */
const NAMED = [listHeld]

/** /communities/{issuerId} */
export function CommunityRoute() {
  const { issuerId = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const left = () => void navigate({ to: '/communities', replace: true })
  return (
    <CommunityScreen
      key={issuerId}
      issuerId={issuerId}
      onLeft={left}
      news={<CommunityNews issuerId={issuerId} />}
      write={<WriteLink issuerId={issuerId} />}
      points={
        <>
          <NameButton issuerId={issuerId} affects={NAMED} />
          {isOn('quests') && <PointsLink issuerId={issuerId} />}
        </>
      }
      give={isOn('giving') && <GiveLink issuerId={issuerId} />}
      quests={
        isOn('quests') && (
          <>
            <QuestsLink issuerId={issuerId} />
            <RankingLink issuerId={issuerId} />
          </>
        )
      }
    />
  )
}
