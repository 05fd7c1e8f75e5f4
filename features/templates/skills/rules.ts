import { linkOfSkill } from './address-rules.ts'

/** What an alignment can point at (Open Badges 3.0, AlignmentTargetType). */
export const ALIGNMENT_TYPES = [
  'ceasn:Competency',
  'ceterms:Credential',
  'CFItem',
  'CFRubric',
  'CFRubricCriterion',
  'CFRubricCriterionLevel',
  'CTDL',
] as const
export type AlignmentType = (typeof ALIGNMENT_TYPES)[number]

export const ALIGNMENTS_MAX = 20
/** Characters of a skill's name, its framework and its code. */
export const ALIGNMENT_TEXT_MAX = 200
export const ALIGNMENT_URL_MAX = 2000
export const TAGS_MAX = 20
export const TAG_MAX = 50
export const CREDITS_MAX = 100_000
/** Digits after the decimal point. */
export const CREDITS_DECIMALS = 3

/** A skill, or an entry of a framework, that a badge attests (Open Badges 3.0, Alignment); '' for absent parts. */
export type Skill = {
  targetName: string
  targetUrl: string
  targetFramework: string
  targetCode: string
  targetType: AlignmentType | ''
}

/** Whether a number of credits can be stated: none, or more, with few decimals. */
export function areCredits(value: number): boolean {
  return value >= 0 && value <= CREDITS_MAX && Number(value.toFixed(CREDITS_DECIMALS)) === value
}

/** The position of the first skill that repeats an earlier one, by name and address; -1 when none does. */
export function repeatedSkill(skills: Pick<Skill, 'targetName' | 'targetUrl'>[]): number {
  const keys = skills.map(({ targetName, targetUrl }) =>
    JSON.stringify([targetName, URL.parse(targetUrl)?.href ?? targetUrl]),
  )
  return keys.findIndex((key, at) => keys.indexOf(key) < at)
}

/** Tags as they are kept: without empty ones, each once. */
export function keptTags(tags: string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]
}

type Stated = { [part in keyof Skill]: string }

/**
 * Skills as lines to show: the name, the address where it can be opened, and framework, code and type in words as far as
 * they are stated; an identifier that cannot be opened is one of those words.
 */
export function skillLines(skills: readonly Stated[], labels: Record<string, () => string>) {
  return skills.map(({ targetName, targetUrl, targetFramework, targetCode, targetType }) => {
    const type = Object.hasOwn(labels, targetType) ? labels[targetType]?.() : targetType
    const href = linkOfSkill(targetUrl)
    const note = [targetFramework, targetCode, type, href ? '' : targetUrl]
    return { name: targetName, href, note: note.filter(Boolean).join(' · ') }
  })
}
