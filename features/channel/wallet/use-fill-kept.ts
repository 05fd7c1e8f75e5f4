import { useEffect } from 'react'
import { call } from '#base/call.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { POSTS_KEPT } from '../rules.ts'
import { listNews, type Post } from '../wallet-contract.ts'
import { keptPosts } from './kept-news.ts'
import { readKeptNews, useChangeKept } from './use-kept-news.ts'

/** Between two such readings the first pages keep up with what is new. */
const AGAIN_MS = 6 * 60 * 60 * 1000

/**
 * Reads the posts of each community as far as this device keeps them, one after the other, and their pictures, once the
 * news are shown; seldom, because the first page of the news is stored each time it is read.
 */
export function useFillKept(isReady: boolean): void {
  const { caller, store } = useWallet()
  const changeKept = useChangeKept()
  useEffect(() => {
    if (!isReady) return
    const stop = new AbortController()
    const fill = async ({ signal }: AbortController) => {
      const { channels, filledAt } = await readKeptNews(store)
      const isDue = !filledAt || Date.now() - Date.parse(filledAt) > AGAIN_MS
      for (const { issuerId } of isDue ? channels : []) {
        const posts: Post[] = []
        let after = ''
        do {
          const page = await call(caller, listNews, { issuerId, after }, signal)
          posts.push(...page.posts)
          after = page.next
        } while (after !== '' && posts.length < POSTS_KEPT)
        await changeKept({ issuerId, posts })
      }
      if (isDue) await changeKept({ filledAt: new Date().toISOString() })
      await fetchPictures(keptPosts(await readKeptNews(store)), signal)
    }
    // What is missing is read the next time.
    fill(stop).catch(() => undefined)
    return () => stop.abort()
  }, [isReady, caller, store, changeKept])
}

/** The service worker stores each picture that it fetches; those it has are not fetched again. */
async function fetchPictures(posts: Post[], signal: AbortSignal): Promise<void> {
  if (!navigator.serviceWorker?.controller) return
  for (const { imageUrl } of posts) if (imageUrl) await fetch(imageUrl, { signal })
}
