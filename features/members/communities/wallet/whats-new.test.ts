import { expect, test } from 'vitest'
import { whatsNew } from './whats-new.ts'

const said = {
  posts: ({ count }: { count: number }) => `${count} posts`,
  messages: ({ count }: { count: number }) => `${count} messages`,
  quests: ({ count }: { count: number }) => `${count} quests`,
}

test('says only what is new, messages first', () => {
  expect(whatsNew({ unreadPosts: 2, unreadMessages: 1, openQuests: 0 }, said)).toEqual(['1 messages', '2 posts'])
  expect(whatsNew({ unreadPosts: 0, unreadMessages: 0, openQuests: 0 }, said)).toEqual([])
})
