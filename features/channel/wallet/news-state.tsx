import type { ReactNode } from 'react'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Feed } from '../wallet-contract.ts'
import { newsPage } from '../wallet-texts.ts'
import type { ShownFeed } from './use-feed.ts'

/** The posts of a feed, and a line that says since when they are shown without a network; or why there are none. */
export function NewsState({ feed, children }: { feed: ShownFeed; children: (data: Feed) => ReactNode }) {
  const pageTexts = useTexts(newsPage)
  const format = useFormat()
  const isOffline = useIsOffline()
  const { data, asOf, read } = feed
  if (!data && isOffline) return <p className="bz-lead">{pageTexts.offlineEmpty()}</p>
  if (!data) {
    return (
      <Loaded query={read} coming={<RuledOutline kind="lines" count={4} />}>
        {() => null}
      </Loaded>
    )
  }
  return (
    <>
      {asOf && (
        <Text below="s" type="small" tone="ink3" role="status">
          {pageTexts.offline({ time: format.recent(asOf) })}
        </Text>
      )}
      {children(data)}
    </>
  )
}
