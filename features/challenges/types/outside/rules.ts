import { type Sentence, say } from '#base/text.ts'
import type { OutsideCheck, Provider } from '#features/outside-accounts/rules.ts'
import { type ChallengeType, type OutsideType, type Titled, titled } from '../../rules.ts'

/** Types for which something is done at the provider, besides the sign-in that the others consist of. */
export type TaskType = Exclude<OutsideCheck['kind'], 'signedIn'>

/** What is known of a type by its provider, of each program its own. */
type Make<T> = { signIn: (provider: Provider) => T; task: (provider: Provider, type: TaskType) => T }

/** Every type at a provider: a line here, the name in `GROUPS`, its data, and its sentences. */
export function ofOutside<T>({ signIn, task }: Make<T>): Record<OutsideType, T> {
  return {
    xAuth: signIn('x'),
    xPost: task('x', 'xPost'),
    xFollow: task('x', 'xFollow'),
    xRepost: task('x', 'xRepost'),
    discordAuth: signIn('discord'),
    discordJoin: task('discord', 'discordJoin'),
    telegramAuth: signIn('telegram'),
    telegramJoin: task('telegram', 'telegramJoin'),
    facebookAuth: signIn('facebook'),
    facebookFollow: task('facebook', 'facebookFollow'),
    facebookPost: task('facebook', 'facebookPost'),
    linkedinAuth: signIn('linkedin'),
  }
}

type Place = { provider: Provider; task?: TaskType }
const PLACES = new Map(
  Object.entries(
    ofOutside<Place>({ signIn: (provider) => ({ provider }), task: (provider, task) => ({ provider, task }) }),
  ),
)

/** The provider of a type, and what is done there; undefined for types that ask no provider. */
export function placeOf(type: ChallengeType): Place | undefined {
  return PLACES.get(type)
}

/** "Follow @blazon on X". */
export function taskTitle(words: Record<TaskType, Sentence>, type: TaskType): Titled {
  return titled(words, (sayIt, { message, account }) => sayIt(type, { message, account }))
}

/** "Sign in with LinkedIn". */
export function signInTitle(signIn: Sentence, provider: Sentence): Titled {
  return (_facts, language) => say(signIn, language, { provider: say(provider, language) })
}
