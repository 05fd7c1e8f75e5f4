import { type Language, say, type Values } from '#base/text.ts'
import { type ChallengeType, isSignInOnly, providerOf, type VcKey } from './rules.ts'
import { providerNames, stepTitle as words } from './view-texts.ts'

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
type Say = (key: keyof typeof words, values?: Values) => string

/** Templates named in a sentence; an ellipsis stands for more. */
const NAMED_MAX = 3

/** A challenge in one sentence, as members read it: "Hold First aid at the bench or Laser cutter, safe use". */
export function challengeTitle({ type, data, title = '', templates = [] }: Titled, language: Language): string {
  const provider = providerOf(type)
  return titleFrom((key, values) => say(words[key], language, values), {
    type,
    title,
    templates,
    vcKey: textOf(data.vcKey) as VcKey,
    count: typeof data.count === 'number' ? data.count : 1,
    provider: provider ? providerNames[provider].en : '',
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
  if (type === 'vcAuth') return say(vcKey && vcKey in words ? vcKey : 'did')
  if (isSignInOnly(type)) return say('signIn', { provider: parts.provider })
  const { message, account, place, host } = parts
  return say(type as keyof typeof words, { message, account, place, host })
}

/** Names in a row, of which the last is joined by a word; from four on, three and an ellipsis. */
export function namesOf(titles: string[], or: string): string {
  const shown = titles.slice(0, NAMED_MAX)
  if (titles.length > NAMED_MAX) return `${shown.join(', ')}, …`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')}${or}${shown.at(-1)}`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')
