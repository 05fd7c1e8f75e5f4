import type { Community } from '../contract.ts'

type Said = Record<'posts' | 'messages' | 'quests', (values: { count: number }) => string>
type New = Pick<Community, 'unreadPosts' | 'unreadMessages' | 'openQuests'>

/** What is new in a community, in words; nothing for what is not. Messages come first: they wait for an answer. */
export function whatsNew({ unreadMessages, unreadPosts, openQuests }: New, said: Said): string[] {
  return [
    unreadMessages > 0 ? said.messages({ count: unreadMessages }) : '',
    unreadPosts > 0 ? said.posts({ count: unreadPosts }) : '',
    openQuests > 0 ? said.quests({ count: openQuests }) : '',
  ].filter((words) => words !== '')
}
