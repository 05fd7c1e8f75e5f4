import type { Endpoint } from '#base/endpoint.ts'
import { listCommunities } from '#features/members/communities/contract.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listNews, muteCommunity, type Post } from '../wallet-contract.ts'
import { postActions } from '../wallet-texts.ts'

/** What is read again once a community was muted or unmuted. */
export const MUTE_STALE: Endpoint[] = [listNews, listCommunities]

/** Unmutes the community of a post. */
export function useUnmute({ issuerId, name }: Pick<Post, 'issuerId' | 'name'>) {
  const words = useTexts(postActions)
  const { run } = useCall(muteCommunity, { invalidates: MUTE_STALE })
  return async () => {
    const { output } = await run({ issuerId, muted: false })
    if (output) toastSuccess(words.unmutedNow({ name }))
  }
}
