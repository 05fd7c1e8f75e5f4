import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, Suspense } from 'react'
import { BadgesScreen } from '#features/badges/wallet/badges-screen.tsx'
import { TicketsNow } from '#features/door/wallet/tickets-now.tsx'
import { GiftsEntry } from '#features/giving/wallet/give-link.tsx'
import { WaitingGifts } from '#features/giving/wallet/received-gifts.tsx'
import { useReceived } from '#features/giving/wallet/use-received.ts'
import { WaitingBadges } from '#features/issuing/wallet/waiting-badges.tsx'
import { AddButton } from '#features/kept-badges/adding/wallet/add-button.tsx'
import { useKeptBadges } from '#features/kept-badges/wallet/use-kept-badges.ts'
import { keptShelf } from '#features/kept-badges/wallet-texts.ts'
import { CommunitiesEntry } from '#features/members/communities/wallet/communities-entry.tsx'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import { EntryTiles } from '#ui/lists/entry-tile.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { isOn } from './feature-flags.ts'

const KeptShelf = lazyHere(() =>
  import('#features/kept-badges/wallet/kept-shelf.tsx').then((module) => module.KeptShelf),
)

/** / */
export function BadgesRoute() {
  return isOn('keptBadges') ? <WithElsewhere /> : <Badges />
}

/** With the badges from elsewhere, and the button that adds one. */
function WithElsewhere() {
  const say = useTexts(keptShelf)
  const navigate = useNavigate()
  const { count } = useKeptBadges()
  const shelf = (
    <Suspense>
      <KeptShelf />
    </Suspense>
  )
  return (
    <Badges
      add={<AddButton onAdd={() => void navigate({ to: '/add', search: true })} />}
      elsewhere={{ label: say.elsewhere(), count, shelf }}
    />
  )
}

function Badges(parts: Pick<ComponentProps<typeof BadgesScreen>, 'add' | 'elsewhere'>) {
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
  return <BadgesScreen first={<TicketsNow />} above={above} {...parts} />
}
