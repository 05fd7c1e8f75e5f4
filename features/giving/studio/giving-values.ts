import type { GivingSettings } from '../contract.ts'
import { PAIR_DAYS, PER_WEEK } from '../rules.ts'

/** The form's values: numbers as they are typed. */
export type GivingValues = Omit<GivingSettings, 'perWeek' | 'pairDays'> & { perWeek: string; pairDays: string }

/** The form as it opens. Turning giving on is why it opens while it is off. */
export function startOf(settings: GivingSettings): GivingValues {
  const { perWeek, pairDays } = settings
  return { ...settings, isOn: true, perWeek: String(perWeek), pairDays: String(pairDays) }
}

/** The settings of valid values; those that are hidden while giving is off keep valid numbers. */
export function valuesOf(values: GivingValues): GivingSettings {
  const isRight = (text: string, { min, max }: { min: number; max: number }) => isWhole(text, min, max)
  return {
    ...values,
    templateIds: values.givers === 'holders' ? values.templateIds : [],
    perWeek: isRight(values.perWeek, PER_WEEK) ? Number(values.perWeek) : PER_WEEK.usual,
    pairDays: isRight(values.pairDays, PAIR_DAYS) ? Number(values.pairDays) : PAIR_DAYS.usual,
  }
}

/** The wrong fields, none while giving is off. */
export function checkSettings({ isOn, givers, templateIds, perWeek, pairDays }: GivingValues) {
  return {
    templateIds: isOn && givers === 'holders' && templateIds.length === 0 ? 'templatesMissing' : undefined,
    perWeek: isOn && !isWhole(perWeek, PER_WEEK.min, PER_WEEK.max) ? 'perWeekInvalid' : undefined,
    pairDays: isOn && !isWhole(pairDays, PAIR_DAYS.min, PAIR_DAYS.max) ? 'pairDaysInvalid' : undefined,
  }
}

/** The field of a refusal. */
export function fieldOfSetting(problem: string): 'templateIds' | 'perWeek' | 'pairDays' | undefined {
  if (problem === 'templatesMissing' || problem === 'tooManyTemplates') return 'templateIds'
  if (problem === 'perWeekInvalid') return 'perWeek'
  return problem === 'pairDaysInvalid' ? 'pairDays' : undefined
}

function isWhole(text: string, min: number, max: number): boolean {
  const number = Number(text)
  return /^\d{1,4}$/.test(text.trim()) && number >= min && number <= max
}
