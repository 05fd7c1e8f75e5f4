import { useCallback } from 'react'
import type { Output } from '#base/endpoint.ts'
import { useStored } from '#features/holders/wallet/use-stored.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { KEPT_ANSWERS, type WalletStore } from '#features/holders/wallet/wallet-store.ts'
import type { addReaction, listNews, Post } from '../wallet-contract.ts'
import { type KeptNews, NO_NEWS, withCommunity, withPage, withPost } from './kept-news.ts'

const PLACE = `${KEPT_ANSWERS}news`

/** A first page, the posts of a community, or the reactions of a post that were read. */
export type NewsRead =
  | { page: Output<typeof listNews>; issuerId: string | undefined }
  | { issuerId: string; posts: Post[] }
  | { postId: string; left: Output<typeof addReaction> }
  | { filledAt: string }

/** One change after the other, each on what the last one stored. */
let writing: Promise<void> = Promise.resolve()

/** Stores what was read on this device. */
export function useChangeKept(): (read: NewsRead) => Promise<void> {
  const { store } = useWallet()
  return useCallback(
    (read) => {
      writing = writing
        .then(async () => store.set(PLACE, changed(await readKeptNews(store), read)))
        .catch(() => undefined)
      return writing
    },
    [store],
  )
}

/** The posts stored on this device; none when they cannot be read. */
export async function readKeptNews(store: WalletStore): Promise<KeptNews> {
  return (await store.get<KeptNews>(PLACE).catch(() => undefined)) ?? NO_NEWS
}

/** The posts stored on this device as they were when the screen was opened; undefined until they are read. */
export function useKeptNews(): KeptNews | undefined {
  const { value = NO_NEWS, isRead } = useStored<KeptNews>(PLACE)
  return isRead ? value : undefined
}

function changed(kept: KeptNews, read: NewsRead): KeptNews {
  if ('page' in read) return withPage(kept, read.page, read.issuerId, new Date().toISOString())
  if ('posts' in read) return withCommunity(kept, read.issuerId, read.posts)
  if ('left' in read) return withPost(kept, read.postId, read.left)
  return { ...kept, filledAt: read.filledAt }
}
