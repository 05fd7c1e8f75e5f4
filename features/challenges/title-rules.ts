import { type Language, say } from '#base/text.ts'
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

/** Templates named in a sentence; an ellipsis stands for more. */
const NAMED_MAX = 3

/** A challenge in one sentence, as members read it: "Hold First aid at the bench or Laser cutter, safe use". */
export function challengeTitle({ type, data, title = '', templates = [] }: Titled, language: Language): string {
  if (title !== '') return title
  const names = namesOf(templates, say(words.or, language))
  const isOfBadges = type === 'ownsBadges' || type === 'sentBadges'
  if (isOfBadges && templates.length === 0) return say(words.gone, language)
  if (type === 'ownsBadges') {
    const count = typeof data.count === 'number' ? data.count : 1
    return say(count > 1 ? words.holdMany : words.holdOne, language, { count, names })
  }
  if (type === 'sentBadges') return say(words.give, language, { names })
  if (type === 'vcAuth') return say(words[textOf(data.vcKey) as VcKey] ?? words.did, language)
  const provider = providerOf(type)
  if (isSignInOnly(type)) return say(words.signIn, language, { provider: provider ? providerNames[provider].en : '' })
  return say(words[type as keyof typeof words], language, {
    message: textOf(data.message),
    account: textOf(data.targetAccount),
    place: textOf(data.name),
    host: hostOf(textOf(data.url)),
  })
}

function namesOf(titles: string[], or: string): string {
  const shown = titles.slice(0, NAMED_MAX)
  if (titles.length > NAMED_MAX) return `${shown.join(', ')}, …`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')}${or}${shown.at(-1)}`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')
