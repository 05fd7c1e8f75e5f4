import { type Language, type Sentence, say, type Values } from '#base/text.ts'
import type { Provider } from '#features/outside-accounts/rules.ts'
import { type ChallengeType, isSignInOnly, providerOf, VC_KEYS, type VcKey } from './rules.ts'

type Titled = {
  type: ChallengeType
  data: Record<string, unknown>
  /** In the community's own words; '' for the type's sentence. */
  title?: string
  /** Titles of the templates that still exist. */
  templates?: string[]
}
/** What the sentence of a type can name. */
type Parts = {
  type: ChallengeType
  title: string
  templates: string[]
  vcKey: VcKey | undefined
  count: number
  provider: string
  message: string
  account: string
  place: string
  host: string
}
/** The sentences of the types, of which some have several. */
type Key = Exclude<ChallengeType, 'vcAuth' | 'ownsBadges' | 'sentBadges' | `${Provider}Auth`> | VcKey | Other
type Other = 'gone' | 'or' | 'give' | 'holdOne' | 'holdMany' | 'signIn'
type Say = (key: Key, values?: Values) => string
/** `stepTitle` and `providerNames` of the texts, which rules do not import. */
type TitleTexts = { words: Record<Key, Sentence>; providers: Record<Provider, Sentence> }

/** Templates named in a sentence; an ellipsis stands for more. */
const NAMED_MAX = 3

/** A challenge in one sentence, as members read it: "Hold First aid at the bench or Laser cutter, safe use". */
export function challengeTitle(
  { type, data, title = '', templates = [] }: Titled,
  language: Language,
  { words, providers }: TitleTexts,
): string {
  const provider = providerOf(type)
  return titleFrom((key, values) => say(words[key], language, values), {
    type,
    title,
    templates,
    vcKey: textOf(data.vcKey) as VcKey,
    count: typeof data.count === 'number' ? data.count : 1,
    provider: provider ? say(providers[provider], language) : '',
    message: textOf(data.message),
    account: textOf(data.targetAccount),
    place: textOf(data.name),
    host: hostOf(textOf(data.url)),
  })
}

/** The sentence of a type in the words of a language, unless the community has its own; for studio, wallet and server. */
export function titleFrom(say: Say, parts: Parts): string {
  const { type, title, templates, vcKey, count } = parts
  if (title !== '') return title
  if (type === 'ownsBadges' || type === 'sentBadges') {
    if (templates.length === 0) return say('gone')
    const names = namesOf(templates, say('or'))
    if (type === 'sentBadges') return say('give', { names })
    return say(count > 1 ? 'holdMany' : 'holdOne', { count, names })
  }
  if (type === 'vcAuth') return say(VC_KEYS.find((known) => known === vcKey) ?? 'did')
  if (isSignInOnly(type)) return say('signIn', { provider: parts.provider })
  const { message, account, place, host } = parts
  return say(type as Key, { message, account, place, host })
}

/** Names in a row, of which the last is joined by a word; from four on, three and an ellipsis. */
export function namesOf(titles: string[], or: string): string {
  const shown = titles.slice(0, NAMED_MAX)
  if (titles.length > NAMED_MAX) return `${shown.join(', ')}, …`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')}${or}${shown.at(-1)}`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')
