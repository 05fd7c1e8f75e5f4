import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { applyReactions } from '../reactions/wallet/apply-reactions.ts'
import { getPost, type Post } from '../wallet-contract.ts'
import { newsPage } from '../wallet-texts.ts'
import { keptPosts } from './kept-news.ts'
import { usePendingReactions } from './news-context.tsx'
import { NewsPost } from './news-post.tsx'
import { useFeed } from './use-feed.ts'
import { useKeptNews } from './use-kept-news.ts'
import { useMarkSeen } from './use-mark-seen.ts'

/** /news/{postId}: one post by its own address; offline as this device keeps it. */
export function PostScreen({ postId }: { postId: string }) {
  const pageTexts = useTexts(newsPage)
  const isOffline = useIsOffline()
  const read = useQueryCall(getPost, { postId }, { enabled: useWalletState() === 'open', quiet: true })
  const kept = useKeptNews()
  const isGone = read.error?.status === 404
  const post = isGone ? undefined : (read.data ?? (kept && keptPosts(kept).find((one) => one.postId === postId)))
  usePageTitle(post?.name ?? pageTexts.title())
  return (
    <Box middled width="middle">
      <BackLink isQuiet href="/news">
        {pageTexts.back()}
      </BackLink>
      {isGone && (
        <>
          <h1>{pageTexts.gone()}</h1>
          <p className="bz-lead">{pageTexts.goneText()}</p>
        </>
      )}
      {!isGone && post && <Shown post={post} />}
      {!isGone && !post && isOffline && <p className="bz-lead">{pageTexts.offlineEmpty()}</p>}
      {!isGone && !post && !isOffline && (
        <Loaded query={read} coming={<RuledOutline kind="lines" count={3} />}>
          {() => null}
        </Loaded>
      )}
    </Box>
  )
}

function Shown({ post }: { post: Post }) {
  const register = useMarkSeen()
  const pending = usePendingReactions()
  const channels = useFeed(post.issuerId).data?.channels ?? []
  return (
    <div ref={register(post)}>
      <h1 className="bz-hidden">{post.name}</h1>
      <NewsPost
        post={applyReactions(post, pending)}
        isMuted={channels.some(({ issuerId, isMuted }) => issuerId === post.issuerId && isMuted)}
      />
    </div>
  )
}
