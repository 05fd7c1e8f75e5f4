import type { z } from 'zod'
import type { template } from '../contract.ts'
import { skillLines } from '../skills/rules.ts'

type Data = z.output<typeof template>['data']
type Value = string | number | boolean

const THEME = ['backgroundCardColor', 'textColor', 'cardEffect', 'textureImageURL', 'isLogoBack', 'shape'] as const
const PLAIN = [
  'name',
  'description',
  'criteria',
  'image',
  'imageAlt',
  'lang',
  'points',
  'limit',
  'expirationDate',
  'expirationDuration',
  'timestamped',
] as const
const SKILLS = ['alignment', 'tags', 'credits', 'suspendable'] as const
const EVENT = ['location', 'streetAddress', 'startDate', 'endDate', 'timeZone'] as const
const OPTIONS = { optionName: 'name', optionSeat: 'seat', optionSection: 'section' } as const

/** A field of a template that can differ between versions; also the key of its name in `versionWords`. */
export type VersionField =
  | (typeof PLAIN)[number]
  | (typeof THEME)[number]
  | (typeof EVENT)[number]
  | (typeof SKILLS)[number]
  | keyof typeof OPTIONS

export type Difference = { field: VersionField; before: Value; after: Value }

/** The types of skills in words. */
type Types = Parameters<typeof skillLines>[1]

/** The differences between two versions of a template, field by field, in the order of the form. */
export function differencesOf(before: Data, after: Data, types: Types): Difference[] {
  const old = fieldsOf(before, types)
  return Object.entries(fieldsOf(after, types)).flatMap(([name, value]) => {
    const field = name as VersionField
    const was = old[field] ?? ''
    return was === value ? [] : [{ field, before: was, after: value }]
  })
}

function fieldsOf(
  { badgeTheme, eventDetails: event, alignment, tags, ...data }: Data,
  types: Types,
): Record<VersionField, Value> {
  const pick = <K extends string>(names: readonly K[], from: Record<K, Value> | undefined) =>
    names.map((name) => [name, from?.[name] ?? ''])
  const options = Object.entries(OPTIONS).map(([name, at]) => [name, event?.[at] ?? false])
  const skills = { ...data, alignment: skillText(alignment, types), tags: tags.join(', ') }
  const given = [...pick(PLAIN, data), ...pick(SKILLS, skills), ...pick(EVENT, event), ...pick(THEME, badgeTheme)]
  return Object.fromEntries([...given, ...options])
}

function skillText(alignment: Data['alignment'], types: Types): string {
  return skillLines(alignment, types)
    .map(({ name, note, href }) => [name, note, href].filter(Boolean).join(', '))
    .join('\n')
}
