import type { Values } from '#base/text.ts'
import type { ChallengeType } from '../../rules.ts'

/** Types that count badges, and are checked again whenever one comes or goes. */
export const BADGE_TYPES = ['ownsBadges', 'sentBadges'] as const satisfies readonly ChallengeType[]
export const LIST_MAX = 100
export const COUNT_MAX = 1000

/** Templates named in a sentence; an ellipsis stands for more. */
const NAMED_MAX = 3

/** Names in a row, of which the last is joined by a word; from four on, three and an ellipsis. */
export function namesOf(titles: string[], or: string): string {
  const shown = titles.slice(0, NAMED_MAX)
  if (titles.length > NAMED_MAX) return `${shown.join(', ')}, …`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')}${or}${shown.at(-1)}`
}

type Say<K extends string> = (key: K, values?: Values) => string
type Facts = { templates: string[]; count: number }

/** "Hold First aid at the bench or Laser cutter, safe use". */
export function ownsTitle(say: Say<'gone' | 'or' | 'holdOne' | 'holdMany'>, { templates, count }: Facts): string {
  if (templates.length === 0) return say('gone')
  return say(count > 1 ? 'holdMany' : 'holdOne', { count, names: namesOf(templates, say('or')) })
}

/** "Give Helping hand to someone". */
export function sentTitle(say: Say<'gone' | 'or' | 'give'>, { templates }: Facts): string {
  return templates.length === 0 ? say('gone') : say('give', { names: namesOf(templates, say('or')) })
}
