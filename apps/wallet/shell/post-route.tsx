import { useParams } from '@tanstack/react-router'
import { PostScreen } from '#features/channel/wallet/post-screen.tsx'

/** /news/{postId} */
export function PostRoute() {
  const { postId = '' } = useParams({ strict: false })
  return <PostScreen key={postId} postId={postId} />
}
