import type { CallInput } from '#base/endpoint.ts'
import { instantOf, wallTime } from '#features/templates/event/time-rules.ts'
import { isMoment } from '#ui/fields/days/read-day.ts'
import type { createQuest, Quest } from '../contract.ts'

export type FormStep = { challengeId: string; isRequired: boolean }

/** The state of the form; all of it can be kept on this device. */
export type QuestValues = {
  title: string
  description: string
  /** `YYYY-MM-DD HH:mm` in the community's time zone, or ''. */
  startsAt: string
  endsAt: string
  /** As typed; '' has no limit. */
  limit: string
  steps: FormStep[]
  isOrdered: boolean
  fromStart: boolean
  points: string
  rewardTemplateHash: string
  /** The name of the chosen badge, so that the field can show it before the templates are read. */
  rewardTitle: string
  rewardCard: Quest['rewardCard'] | null
  successMessage: string
  termsUrl: string
}

const EMPTY: QuestValues = {
  title: '',
  description: '',
  startsAt: '',
  endsAt: '',
  limit: '',
  steps: [],
  isOrdered: false,
  fromStart: false,
  points: '',
  rewardTemplateHash: '',
  rewardTitle: '',
  rewardCard: null,
  successMessage: '',
  termsUrl: '',
}

/** The values of an empty form, or of a quest to edit. */
export function startValues(quest?: Quest): QuestValues {
  if (!quest) return EMPTY
  const required = new Set(quest.requiredChallenges)
  // Of a badge whose template is gone nothing is left to give.
  const hasBadge = quest.rewardTemplateHash !== '' && quest.rewardTitle !== ''
  return {
    ...EMPTY,
    title: quest.title,
    description: quest.description,
    startsAt: wallOf(quest.startDate, quest.timeZone),
    endsAt: wallOf(quest.endDate, quest.timeZone),
    limit: quest.limit === '' ? '' : String(quest.limit),
    steps: quest.challenges.map((challengeId) => ({ challengeId, isRequired: required.has(challengeId) })),
    isOrdered: quest.isOrdered,
    fromStart: quest.fromStart,
    points: quest.rewardPoints === 0 ? '' : String(quest.rewardPoints),
    ...(hasBadge && {
      rewardTemplateHash: quest.rewardTemplateHash,
      rewardTitle: quest.rewardTitle,
      rewardCard: quest.rewardCard ?? null,
    }),
    successMessage: quest.successMessage,
    termsUrl: quest.termsUrl,
  }
}

/** The values that a form starts with; a copy takes over everything but the dates, which would be over. */
export function startOf(quest: Quest | undefined, isCopy: boolean): QuestValues {
  return { ...startValues(quest), ...(isCopy && { startsAt: '', endsAt: '' }) }
}

/** The name under which a form is kept on this device: a quest, its copy and a new one each have their own. */
export function keptName(quest: Quest | undefined, isCopy: boolean): string {
  if (!quest) return 'new'
  return isCopy ? `copy-${quest.id}` : quest.id
}

/**
 * The call's fields for the form's values. A moment of `quest` that was not changed stays exactly as it is; text that is
 * no moment is sent as typed, so that the schema refuses it.
 */
export function toCall(values: QuestValues, timeZone: string, quest?: Quest): CallInput<typeof createQuest> {
  const instant = (wall: string, before: string) => {
    if (before !== '' && wall === wallOf(before, timeZone)) return before
    return isMoment(wall) ? (instantOf(wall, timeZone)?.toISOString() ?? wall) : wall.trim()
  }
  const required = values.steps.filter(({ isRequired }) => isRequired)
  return {
    title: values.title,
    description: values.description,
    challenges: values.steps.map(({ challengeId }) => challengeId),
    requiredChallenges: required.map(({ challengeId }) => challengeId),
    startDate: instant(values.startsAt, quest?.startDate ?? ''),
    endDate: instant(values.endsAt, quest?.endDate ?? ''),
    termsUrl: values.termsUrl,
    successMessage: values.successMessage,
    limit: values.limit.trim() === '' ? '' : numberOf(values.limit),
    isOrdered: values.isOrdered,
    fromStart: values.fromStart,
    rewardPoints: values.points.trim() === '' ? 0 : numberOf(values.points),
    rewardTemplateHash: values.rewardTemplateHash,
  }
}

/** Whether a challenge can be required: once people have started a quest, only what was required stays so. */
export function mayRequire(challengeId: string, quest: Quest | undefined): boolean {
  return !quest || quest.started === 0 || quest.requiredChallenges.includes(challengeId)
}

/** The steps with a challenge added at the end, required where it can be; unchanged if it is one already. */
export function addStep(steps: FormStep[], challengeId: string, quest: Quest | undefined): FormStep[] {
  if (steps.some((step) => step.challengeId === challengeId)) return steps
  return [...steps, { challengeId, isRequired: mayRequire(challengeId, quest) }]
}

/** A step moved to another place of the list. */
export function moveStep(steps: FormStep[], from: number, to: number): FormStep[] {
  const moved = steps[from]
  if (!moved || to < 0 || to >= steps.length || from === to) return steps
  const others = steps.filter((_, at) => at !== from)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}

function wallOf(instant: string, timeZone: string): string {
  return instant === '' ? '' : wallTime(new Date(instant), timeZone).replace('T', ' ')
}

/** A number as typed, with spaces between thousands; NaN for anything else. */
function numberOf(typed: string): number {
  const plain = typed.replace(/[\s\u00a0\u202f]/g, '')
  return /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}
