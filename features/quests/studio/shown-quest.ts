import type { Challenge } from '#features/challenges/contract.ts'
import type { VcKey } from '#features/challenges/rules.ts'
import type { WalletChallenge } from '#features/challenges/wallet-contract.ts'
import { isMoment } from '#ui/fields/days/read-day.ts'
import type { Quest } from '../contract.ts'
import type { ShownQuest } from '../view-rules.ts'
import { type QuestValues, toCall } from './form-values.ts'

/** How the stage shows a quest. */
export const STAGE_VIEWS = ['start', 'halfway', 'won', 'list'] as const
export type StageViewName = (typeof STAGE_VIEWS)[number]

type Around = {
  view: StageViewName
  challenges: WalletChallenge[]
  community: { name: string; profileImage: string }
  timeZone: string
  /** The quest that is edited. */
  quest?: Quest | undefined
  now: Date
}

/** A quest as a member would see it with the form's values: at the start, halfway, or won. */
export function shownQuest(values: QuestValues, around: Around): ShownQuest {
  const { view, challenges, community, timeZone, quest, now } = around
  const fields = toCall(values, timeZone, quest)
  const limit = typeof fields.limit === 'number' && fields.limit > 0 ? fields.limit : undefined
  const at = now.toISOString()
  const required = values.steps.filter(({ isRequired }) => isRequired).length
  const passed = view === 'won' ? required : view === 'halfway' ? Math.floor(required / 2) : 0
  const isComing = isMoment(values.startsAt) && Date.parse(fields.startDate ?? '') > now.getTime()
  const state = view === 'won' ? 'done' : view === 'halfway' ? 'started' : isComing ? 'coming' : 'open'
  return {
    questId: 'preview',
    issuerId: 'preview',
    community: community.name,
    promotedAt: '',
    imageUrl: community.profileImage,
    title: values.title,
    description: values.description,
    startDate: isMoment(values.startsAt) ? (fields.startDate ?? '') : '',
    endDate: isMoment(values.endsAt) ? (fields.endDate ?? '') : '',
    timeZone,
    state,
    passed,
    required,
    rewardPoints: fields.rewardPoints && fields.rewardPoints > 0 ? fields.rewardPoints : 0,
    rewardTitle: values.rewardTitle,
    ...(values.rewardCard && { card: values.rewardCard }),
    placesLeft: limit === undefined ? '' : Math.max(0, limit - (quest?.done ?? 0)),
    isOrdered: values.isOrdered,
    termsUrl: '',
    hasAccepted: true,
    steps: stepsOf(values, challenges, passed, { view, at }),
    successMessage: view === 'won' ? values.successMessage : '',
    doneAt: view === 'won' ? at : '',
    badgeId: '',
    badgeWaits: false,
  }
}

/** The first required steps are passed, and while some are, the first extra one too. */
function stepsOf(
  values: QuestValues,
  challenges: WalletChallenge[],
  passed: number,
  { view, at }: { view: StageViewName; at: string },
): ShownQuest['steps'] {
  const known = new Map(challenges.map((one) => [one.challengeId, one]))
  const inOrder = (isRequired: boolean) => values.steps.filter((step) => step.isRequired === isRequired)
  const won = new Set([
    ...inOrder(true).slice(0, passed),
    ...(view === 'halfway' || view === 'won' ? inOrder(false).slice(0, 1) : []),
  ])
  return values.steps.flatMap((step) => {
    const challenge = known.get(step.challengeId)
    if (!challenge) return []
    const isPassed = won.has(step)
    return [
      {
        ...challenge,
        isRequired: step.isRequired,
        isNext: false,
        state: isPassed ? ('passed' as const) : ('open' as const),
        passedAt: isPassed ? at : '',
      },
    ]
  })
}

/** A challenge of the studio's list as a member sees it before doing anything; `titles` names templates by hash. */
export function shownChallenge(challenge: Challenge, titles: ReadonlyMap<string, string>): WalletChallenge {
  const { id, type, way, title, reward, data, stopped } = challenge
  const text = (key: string) => (typeof data[key] === 'string' ? { [key]: data[key] } : {})
  const hashes = Array.isArray(data.templateHashList) ? data.templateHashList.map(String) : []
  const templates = hashes.flatMap((hash) => {
    const name = titles.get(hash)
    return name === undefined ? [] : [{ id: hash, title: name }]
  })
  const url = String(data.url ?? '')
  return {
    challengeId: id,
    type,
    way,
    title,
    reward,
    state: 'open',
    reason: '',
    passedAt: '',
    shown: {
      ...(type === 'vcAuth' && { vcKey: data.vcKey as VcKey }),
      ...(hashes.length > 0 && { templates }),
      ...(typeof data.count === 'number' && { count: data.count }),
      ...text('message'),
      ...text('targetAccount'),
      ...text('request'),
      ...(type === 'visit' && { place: String(data.name ?? '') }),
      ...(type === 'quiz' && {
        questions: Array.isArray(data.questions) ? data.questions : [],
        passMark: Number(data.passMark ?? 0),
      }),
      ...(URL.canParse(url) && { host: new URL(url).host }),
    },
    isStopped: stopped !== '',
  }
}
