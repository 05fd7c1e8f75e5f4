import { expect, test } from 'vitest'
import { POSTS_KEPT } from '../rules.ts'
import type { Post } from '../wallet-contract.ts'
import { keptPosts, NO_NEWS, withCommunity, withPage, withPost } from './kept-news.ts'
import { unreadPosts } from './unread-posts.ts'

const channel = (issuerId: string, unread = 0) => ({
  issuerId,
  name: issuerId,
  profileImage: '',
  unread,
  isMuted: false,
})
const post = (issuerId: string, day: number): Post => ({
  postId: `${issuerId}${day}`,
  issuerId,
  name: issuerId,
  profileImage: '',
  promotedAt: '',
  created: new Date(Date.UTC(2026, 0, day)).toISOString(),
  text: 'Hello',
  imageUrl: '',
  reactions: [],
  own: [],
})
const page = (posts: Post[], next = '', channels = [channel('a'), channel('b')]) => ({ posts, next, channels })
const at = '2026-11-24T10:00:00.000Z'
const idsOf = (posts: Post[]) => posts.map(({ postId }) => postId)

test('the posts of all communities are kept in the order of their time', () => {
  const kept = withPage(NO_NEWS, page([post('a', 3), post('b', 2), post('a', 1)]), undefined, at)
  expect(idsOf(keptPosts(kept))).toEqual(['a3', 'b2', 'a1'])
  expect(idsOf(keptPosts(kept, 'a'))).toEqual(['a3', 'a1'])
})

test('a quiet community keeps its posts while another one fills the page', () => {
  const before = withCommunity(withPage(NO_NEWS, page([]), undefined, at), 'b', [post('b', 1)])
  const kept = withPage(before, page([post('a', 9), post('a', 8)], 'more'), undefined, at)
  expect(idsOf(keptPosts(kept))).toEqual(['a9', 'a8', 'b1'])
})

test('a deleted post is dropped, and so are the posts of a community that the holder left', () => {
  const before = withPage(NO_NEWS, page([post('a', 3), post('b', 2), post('a', 1)]), undefined, at)
  expect(idsOf(keptPosts(withPage(before, page([post('b', 2), post('a', 1)]), undefined, at)))).toEqual(['b2', 'a1'])
  const left = withPage(before, page([post('a', 3), post('a', 1)], '', [channel('a')]), undefined, at)
  expect(idsOf(keptPosts(left))).toEqual(['a3', 'a1'])
})

test('no more posts of a community are kept than the limit', () => {
  const many = Array.from({ length: POSTS_KEPT + 5 }, (_, day) => post('a', 200 - day))
  expect(keptPosts(withCommunity(NO_NEWS, 'a', many), 'a')).toHaveLength(POSTS_KEPT)
})

test('a post changes in place', () => {
  const kept = withCommunity(NO_NEWS, 'a', [post('a', 1)])
  expect(keptPosts(withPost(kept, 'a1', { own: ['👏'] }), 'a')[0]?.own).toEqual(['👏'])
})

test('the newest posts of each community are unread, as many as it says', () => {
  const posts = [post('a', 4), post('b', 3), post('a', 2), post('a', 1)]
  expect(unreadPosts(posts, [channel('a', 2), channel('b', 0)])).toEqual(['a4', 'a2'])
})
