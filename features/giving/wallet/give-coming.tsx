import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { Loaded, type Reading } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { givePage } from '../wallet-texts.ts'

/** What writing a gift needs is still being read, could not be read, or cannot be without a network. */
export function GiveComing({ read }: { read: Reading<unknown> }) {
  const pageTexts = useTexts(givePage)
  if (useIsOffline()) return <p className="bz-lead">{pageTexts.offline()}</p>
  return (
    <Loaded query={read} coming={<RuledOutline kind="lines" count={4} />}>
      {() => null}
    </Loaded>
  )
}
