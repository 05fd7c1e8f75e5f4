import { BadgesScreen } from '#features/badges/wallet/badges-screen.tsx'
import { TicketsNow } from '#features/door/wallet/tickets-now.tsx'
import { GiftsEntry } from '#features/giving/wallet/give-link.tsx'
import { WaitingGifts } from '#features/giving/wallet/received-gifts.tsx'
import { useReceived } from '#features/giving/wallet/use-received.ts'
import { WaitingBadges } from '#features/issuing/wallet/waiting-badges.tsx'
import { CommunitiesEntry } from '#features/members/communities/wallet/communities-entry.tsx'
import { EntryTiles } from '#ui/lists/entry-tile.tsx'
import { isOn } from './feature-flags.ts'

/** / */
export function BadgesRoute() {
  const gifts = useReceived().data?.gifts ?? []
  const above = (
    <>
      <WaitingGifts mayBlock={isOn('giving')} />
      <WaitingBadges except={gifts.map(({ token }) => token)} />
      <EntryTiles>
        <CommunitiesEntry />
        {isOn('giving') && <GiftsEntry />}
      </EntryTiles>
    </>
  )
  return <BadgesScreen first={<TicketsNow />} above={above} />
}
