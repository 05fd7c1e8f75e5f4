import { HandHeartIcon } from '@phosphor-icons/react/dist/csr/HandHeart'
import { Button } from '#ui/buttons/button.tsx'
import { EntryTile } from '#ui/lists/entry-tile.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { giveEntry } from '../wallet-texts.ts'
import { useGivable } from './use-givable.ts'

/** The way from a community's page to giving one of its badges; nothing where the holder may give none. */
export function GiveLink({ issuerId }: { issuerId: string }) {
  const say = useTexts(giveEntry)
  const { data } = useGivable()
  const community = data?.communities.find((one) => one.issuerId === issuerId)
  if (!community || community.templates.length === 0) return null
  return (
    <Button href={`/give?of=${issuerId}`} icon={<HandHeartIcon size={20} />}>
      {say.give()}
    </Button>
  )
}

/** The way from the badges to giving one, to the gifts and to the holder's code; nothing for people who can give none. */
export function GiftsEntry() {
  const say = useTexts(giveEntry)
  const { data } = useGivable()
  if (!data || data.communities.length === 0) return null
  return <EntryTile href="/gifts" icon={<HandHeartIcon size={24} />} label={say.gifts()} />
}
