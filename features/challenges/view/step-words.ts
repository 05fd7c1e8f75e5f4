import type { Language } from '#base/text.ts'
import { type ChallengeType, titleFacts } from '../rules.ts'
import { TYPES_IN_VIEW } from '../types/view.ts'
import type { WalletChallenge } from '../wallet-contract.ts'
import type { Said } from './type-in-view.ts'

/** Characters of a title that fit on a button. */
const BUTTON_MAX = 32

/** A challenge in the community's words, or in those of its type. */
export function titleOf({ title, type, shown }: WalletChallenge, { language }: Said): string {
  if (title !== '') return title
  const { vcKey = '', count = 1, message = '', targetAccount: account = '', place = '', host = '' } = shown
  const templates = titlesOf(shown)
  return TYPES_IN_VIEW[type].title({ templates, vcKey, count, message, account, place, host }, language)
}

type Entered = { type: ChallengeType; data: Record<string, unknown>; title?: string; templates?: string[] }

/** A challenge as its admins entered it, in one sentence, as members read it. */
export function challengeTitle({ type, data, title = '', templates }: Entered, language: Language): string {
  return title === '' ? TYPES_IN_VIEW[type].title(titleFacts(data, templates), language) : title
}

/** The button that opens a challenge. */
export function actionOf(step: WalletChallenge, said: Said): string {
  const title = titleOf(step, said)
  return title.length <= BUTTON_MAX ? title : TYPES_IN_VIEW[step.type].action(said.say)
}

/** The line below a challenge: what to do, or how far it is. */
export function lineOf(step: WalletChallenge, said: Said): string {
  const { type, state, reason, isStopped, way, shown } = step
  const say = said.line
  if (state === 'passed') return passedLine(step, said)
  if (isStopped) return say.stopped()
  if (state === 'checking' || state === 'review' || state === 'ended') return say[state]()
  if (state === 'refused') return reason ? say.refusedWhy({ reason }) : say.refused()
  return way === 'review' ? say.evidence() : TYPES_IN_VIEW[type].line(shown, said, titleOf(step, said))
}

function passedLine(step: WalletChallenge, said: Said): string {
  const date = said.day(step.passedAt)
  const { passed } = TYPES_IN_VIEW[step.type]
  if (passed) return said.say(passed, { date })
  const [only, ...more] = step.shown.templates ?? []
  const isNamed = only && more.length === 0 && !titleOf(step, said).includes(only.title)
  return isNamed ? said.line.passedNames({ names: only.title, date }) : said.line.passed({ date })
}

function titlesOf({ templates = [] }: WalletChallenge['shown']): string[] {
  return templates.map(({ title }) => title)
}
