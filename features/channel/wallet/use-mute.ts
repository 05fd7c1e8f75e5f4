import { listCommunities } from '#features/members/wallet-contract.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listNews, muteCommunity, type Post } from '../wallet-contract.ts'
import { postActions } from '../wallet-texts.ts'

/** Mutes the community of a post, or unmutes it; false where that failed. */
export function useMute({ issuerId, name }: Pick<Post, 'issuerId' | 'name'>) {
  const words = useTexts(postActions)
  const { run, working } = useCall(muteCommunity, { invalidates: [listNews, listCommunities] })
  const mute = async (muted: boolean): Promise<boolean> => {
    const { output } = await run({ issuerId, muted })
    if (output) toastSuccess(muted ? words.mutedNow({ name }) : words.unmutedNow({ name }))
    return output !== undefined
  }
  return { mute, working }
}
