import type { ReactNode } from 'react'
import { ScreenHead } from '#ui/frames/screen-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Feed } from '../wallet-contract.ts'
import { newsPage } from '../wallet-texts.ts'
import { NewsFilter } from './news-filter.tsx'
import { NewsList } from './news-list.tsx'
import { NewsState } from './news-state.tsx'
import { useFeed } from './use-feed.ts'
import { useFillKept } from './use-fill-kept.ts'

type Props = {
  /** The community whose posts alone are shown. */
  issuerId: string | undefined
  onFilter: (issuerId: string | undefined) => void
  /** What comes before the posts. */
  above?: ReactNode
}

/** /news: the posts of the holder's communities, newest first. */
export function NewsScreen({ issuerId, onFilter, above }: Props) {
  const pageTexts = useTexts(newsPage)
  const feed = useFeed(issuerId)
  useFillKept(feed.isLive)
  const channels = feed.data?.channels ?? []
  return (
    <Box middled width="middle">
      <ScreenHead title={pageTexts.title()} />
      {channels.length > 1 && <NewsFilter channels={channels} issuerId={issuerId} onFilter={onFilter} />}
      {above}
      <NewsState feed={feed}>
        {(data) =>
          data.posts.length > 0 ? (
            <NewsList key={issuerId ?? ''} feed={feed} data={data} />
          ) : (
            <NoPosts data={data} issuerId={issuerId} />
          )
        }
      </NewsState>
    </Box>
  )
}

function NoPosts({ data, issuerId }: { data: Feed; issuerId: string | undefined }) {
  const pageTexts = useTexts(newsPage)
  const channel = data.channels.find((one) => one.issuerId === issuerId)
  const title = channel ? pageTexts.emptyOf({ name: channel.name }) : pageTexts.emptyTitle()
  return <EmptyState outline="basic" title={title} text={pageTexts.emptyText()} />
}
