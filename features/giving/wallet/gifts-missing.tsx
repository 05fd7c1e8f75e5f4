import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { Loaded, type Reading } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { giftsPage } from '../wallet-texts.ts'

/** In place of gifts or settings that were not read: that this device is offline, an outline, or the failure. */
export function GiftsMissing({ read }: { read: Reading<unknown> }) {
  const pageTexts = useTexts(giftsPage)
  if (useIsOffline()) return <p className="bz-lead">{pageTexts.offlineEmpty()}</p>
  return (
    <Loaded query={read} coming={<RuledOutline kind="rows" count={3} />}>
      {() => null}
    </Loaded>
  )
}
