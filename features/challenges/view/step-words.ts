import type { Texts } from '#ui/words/language.tsx'
import { type ChallengeType, isSignInOnly, type OwnType } from '../rules.ts'
import { namesOf, titleFrom } from '../title-rules.ts'
import type { stepAction, stepLine, stepTitle } from '../view-texts.ts'
import type { WalletChallenge } from '../wallet-contract.ts'

/** Characters of a title that fit on a button. */
const BUTTON_MAX = 32

export type Said = {
  line: Texts<typeof stepLine>
  title: Texts<typeof stepTitle>
  action: Texts<typeof stepAction>
  /** The name of a challenge's provider; '' without one. */
  provider: (type: WalletChallenge['type']) => string
  day: (instant: string) => string
}

/** A challenge in the community's words, or in those of its type. */
export function titleOf({ title, type, shown }: WalletChallenge, said: Said): string {
  const { vcKey, count = 1, message = '', targetAccount: account = '', place = '', host = '' } = shown
  const parts = { type, title, vcKey, count, provider: said.provider(type), message, account, place, host }
  return titleFrom((key, values) => said.title[key](values), { ...parts, templates: titlesOf(shown) })
}

/** The button that opens a challenge. */
export function actionOf(step: WalletChallenge, said: Said): string {
  const title = titleOf(step, said)
  if (title.length <= BUTTON_MAX) return title
  const { type } = step
  return isSignIn(type) ? said.action.signIn({ provider: said.provider(type) }) : said.action[type]()
}

/** The line below a challenge: what to do, or how far it is. */
export function lineOf(step: WalletChallenge, said: Said): string {
  const { state, reason, isStopped } = step
  const say = said.line
  if (state === 'passed') return passedLine(step, said)
  if (isStopped) return say.stopped()
  if (state === 'checking' || state === 'review' || state === 'ended') return say[state]()
  if (state === 'refused') return reason ? say.refusedWhy({ reason }) : say.refused()
  return openLine(step, said)
}

function passedLine(step: WalletChallenge, said: Said): string {
  const { type, shown, passedAt } = step
  const { line } = said
  const date = said.day(passedAt)
  const [only, ...more] = shown.templates ?? []
  if (type === 'vcAuth') return line.shared({ date })
  const isNamed = only && more.length === 0 && !titleOf(step, said).includes(only.title)
  return isNamed ? line.passedNames({ names: only.title, date }) : line.passed({ date })
}

function openLine(step: WalletChallenge, said: Said): string {
  const { type, shown, way } = step
  const say = said.line
  const names = namesOf(titlesOf(shown), say.or())
  if (way === 'review') return say.evidence()
  if (type === 'vcAuth') return say.share()
  if (type === 'ownsBadges') {
    const { count = 1, has = 0 } = shown
    if (count > 1) return say.ownsMany({ count, has })
    if (titlesOf(shown).length > 1) return say.owns({ names })
    // Not what the title has just said.
    return titleOf(step, said).includes(names) ? say.owned() : names
  }
  if (type === 'sentBadges') return titleOf(step, said).includes(names) ? say.given() : say.sent({ names })
  if (type === 'quiz') return say.quiz({ count: shown.questions?.length ?? 0, mark: shown.passMark ?? 0 })
  if (type === 'code') return say.code()
  if (type === 'visit') return visitLine(step, said)
  if (type === 'evidence') return say.evidence()
  if (type === 'ask') return say.ask({ host: shown.host ?? '' })
  const provider = said.provider(type satisfies Exclude<ChallengeType, OwnType>)
  return isSignIn(type) ? say.signIn({ provider }) : say.checkedBy({ provider })
}

function visitLine({ shown }: WalletChallenge, { line, day }: Said): string {
  const { place = '', from = '', to = '' } = shown
  if (from !== '' && Date.parse(from) > Date.now()) return line.visitFrom({ place, date: day(from) })
  return to === '' ? line.visit({ place }) : line.visitUntil({ place, date: day(to) })
}

/** Whether a type consists only of signing in at its provider. */
function isSignIn(type: WalletChallenge['type']): type is `${string}Auth` & WalletChallenge['type'] {
  return isSignInOnly(type)
}

function titlesOf({ templates = [] }: WalletChallenge['shown']): string[] {
  return templates.map(({ title }) => title)
}
