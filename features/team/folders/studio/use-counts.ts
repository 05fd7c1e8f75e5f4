import { useTexts } from '#ui/words/language.tsx'
import { countWords } from '../page-texts.ts'
import type { Folder } from './access-view.ts'

/** Returns functions that word numbers of users and badges. */
export function useCounts() {
  const countTexts = useTexts(countWords)
  const users = (count: number) => countTexts.users({ count })
  const badges = (count: number) => countTexts.badges({ count })
  const folder = ({ emails, templateIds }: Folder) => {
    if (emails.length === 0 && templateIds.length === 0) return countTexts.nothing()
    return countTexts.both({ users: users(emails.length), badges: badges(templateIds.length) })
  }
  const badgesOf = ({ templateIds }: Folder) =>
    templateIds.length === 0 ? countTexts.noBadges() : badges(templateIds.length)
  return { users, badges, folder, badgesOf }
}
