import { HandHeartIcon } from '@phosphor-icons/react/dist/csr/HandHeart'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { EntryTile, EntryTiles } from './entry-tile.tsx'

/** Ways to other pages, side by side. */
export function EntryTileDemo() {
  return (
    <EntryTiles>
      <EntryTile href="/communities" icon={<UsersThreeIcon size={24} />} label="Communities" />
      <EntryTile href="/gifts" icon={<HandHeartIcon size={24} />} label="Gifts" />
    </EntryTiles>
  )
}
