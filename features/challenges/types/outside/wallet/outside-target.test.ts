import { expect, test } from 'vitest'
import { outsideTarget } from './outside-target.ts'

test.each([
  ['xFollow', { targetAccount: 'ateliers' }, 'https://x.com/ateliers'],
  ['xRepost', { tweetId: '123' }, 'https://x.com/i/web/status/123'],
  ['xPost', { message: 'Repaired & kept' }, 'https://x.com/intent/post?text=Repaired%20%26%20kept'],
  ['discordJoin', { inviteLink: 'discord.gg/abc' }, 'https://discord.gg/abc'],
  ['discordJoin', { inviteLink: 'https://discord.gg/abc' }, 'https://discord.gg/abc'],
  ['telegramJoin', { targetAccount: 'ateliers' }, 'https://t.me/ateliers'],
  ['facebookFollow', { targetAccount: 'ateliers', pageId: '7' }, 'https://www.facebook.com/ateliers'],
  ['facebookPost', {}, 'https://www.facebook.com/'],
] as const)('%s is done at its page', (type, shown, target) => {
  expect(outsideTarget(type, { ...shown })).toBe(target)
})
