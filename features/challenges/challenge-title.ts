import { type Language, say } from '#base/text.ts'
import type { ChallengeType, VcKey } from './rules.ts'
import { challengeTitles as words } from './title-texts.ts'

type Titled = {
  type: ChallengeType
  data: Record<string, unknown>
  /** In the community's own words; '' for the type's sentence. */
  title?: string
  /** Titles of the templates that still exist. */
  templates?: string[]
}

/** Templates named in a sentence; of more it says how many there are. */
const NAMED_MAX = 3
/** Characters of a message that a sentence quotes. */
const QUOTED_MAX = 40

/** A challenge in one sentence, as members read it: "Hold First aid at the bench or Laser cutter, safe use". */
export function challengeTitle(challenge: Titled, language: Language): string {
  if (challenge.title) return challenge.title
  const { type, data, templates = [] } = challenge
  if (type === 'ownsBadges' || type === 'sentBadges') return ofBadges(challenge, templates, language)
  if (type === 'vcAuth') return say(words[textOf(data.vcKey) as VcKey] ?? words.pseudo, language)
  return say(words[type], language, {
    message: quoted(textOf(data.message)),
    account: textOf(data.targetAccount),
    place: textOf(data.place ?? data.name),
    host: hostOf(data),
    count: Array.isArray(data.questions) ? data.questions.length : 1,
  })
}

function ofBadges({ type, data }: Titled, templates: string[], language: Language): string {
  if (templates.length === 0) return say(words.badgesGone, language)
  const count = typeof data.count === 'number' ? data.count : 1
  const named =
    templates.length > NAMED_MAX
      ? say(words.more, language, { count: templates.length })
      : templates.reduce((before, last) => say(words.or, language, { before, last }))
  return say(type === 'ownsBadges' ? words.ownsBadges : words.sentBadges, language, { count, templates: named })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function quoted(message: string): string {
  const line = message.replace(/\s+/gu, ' ').trim()
  return line.length > QUOTED_MAX ? `${line.slice(0, QUOTED_MAX - 1).trimEnd()}…` : line
}

function hostOf({ host, url }: Record<string, unknown>): string {
  if (typeof host === 'string') return host
  const typed = textOf(url)
  return URL.canParse(typed) ? new URL(typed).host : ''
}
