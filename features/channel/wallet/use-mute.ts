import { listCommunities } from '#features/members/communities/contract.ts'
import { patch } from '#ui/calls/cached.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCallAtOnce } from '#ui/calls/use-call-at-once.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listNews, muteCommunity, type Post } from '../wallet-contract.ts'
import { postActions } from '../wallet-texts.ts'

/** Mutes or unmutes the community of a post, shown at once: a muted one has nothing unread. */
export function useMute({ issuerId, name }: Pick<Post, 'issuerId' | 'name'>) {
  const words = useTexts(postActions)
  const { run } = useCallAtOnce(muteCommunity, {
    show: ({ issuerId, muted }) => [
      patch(listNews, (feed) => ({
        ...feed,
        channels: feed.channels.map((channel) =>
          channel.issuerId === issuerId ? { ...channel, isMuted: muted, unread: muted ? 0 : channel.unread } : channel,
        ),
      })),
      patch(listCommunities, ({ communities }) => ({
        communities: communities.map((one) => (one.issuerId === issuerId && muted ? { ...one, unreadPosts: 0 } : one)),
      })),
    ],
    thing: (input) => input.issuerId,
    invalidates: [listNews, listCommunities],
  })
  return async (muted: boolean) => {
    const { output } = await run({ issuerId, muted })
    if (output) toastSuccess(muted ? words.mutedNow({ name }) : words.unmutedNow({ name }))
  }
}
