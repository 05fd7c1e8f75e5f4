import { PageLink } from '#ui/buttons/page-link.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { newsPage } from '../wallet-texts.ts'
import { NewsList } from './news-list.tsx'
import { NewsState } from './news-state.tsx'
import { useFeed } from './use-feed.ts'

/** On the page of a community; the others are a press away. */
const SHOWN = 3

/** The latest posts of a community on its page; nothing where it has not posted. */
export function CommunityNews({ issuerId }: { issuerId: string }) {
  const pageTexts = useTexts(newsPage)
  const feed = useFeed(issuerId)
  const name = feed.data?.posts[0]?.name
  if (!name) return null
  return (
    <Box as="section" lined="below">
      <Heading below="m">{pageTexts.title()}</Heading>
      <NewsState feed={feed}>{(data) => <NewsList feed={feed} data={data} most={SHOWN} />}</NewsState>
      <Text above="s" below="xxl">
        <PageLink href={`/news?of=${issuerId}`} className="bz-link">
          {pageTexts.allOf({ name })}
        </PageLink>
      </Text>
    </Box>
  )
}
