import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Feed } from '../wallet-contract.ts'
import { newsPage } from '../wallet-texts.ts'
import { NewsPost } from './news-post.tsx'
import { useArrivals } from './use-arrivals.ts'
import type { ShownFeed } from './use-feed.ts'
import { useMarkSeen } from './use-mark-seen.ts'

/** `most`: how many posts are shown; all without it. */
type Props = { feed: ShownFeed; data: Feed; most?: number }

/** Posts, newest first. One that arrives while they are shown is read out once. */
export function NewsList({ feed, data, most }: Props) {
  const pageTexts = useTexts(newsPage)
  const register = useMarkSeen()
  const { unreadIds, arrived } = useArrivals(data, feed.isLive)
  const posts = data.posts.slice(0, most)
  return (
    <>
      <p className="bz-hidden" role="status">
        {arrived && pageTexts.arrived({ name: arrived.name, text: arrived.text })}
      </p>
      <Box as="ul" lined="between" aria-label={pageTexts.list()}>
        {posts.map((post) => (
          <Box as="li" padBlock="l" key={post.postId} ref={register(post)}>
            <NewsPost
              post={post}
              isNew={unreadIds.has(post.postId)}
              isMuted={data.channels.some(({ issuerId, isMuted }) => issuerId === post.issuerId && isMuted)}
            />
          </Box>
        ))}
      </Box>
      {most === undefined && data.next !== '' && (
        <Text above="s">
          <Button working={feed.isLoading} onClick={feed.loadMore}>
            {pageTexts.loadMore()}
          </Button>
        </Text>
      )}
    </>
  )
}
