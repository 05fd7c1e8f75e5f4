/** The individual results of a badge, in numbers or words; '' and absent are the same. */
export type ResultInput = { points?: string; name?: string; seat?: string; section?: string }

const RESULT_TYPES: Record<keyof ResultInput, { name: string; resultType: string }> = {
  points: { name: 'Points', resultType: 'RawScore' },
  name: { name: 'Name', resultType: 'ext:Name' },
  seat: { name: 'Seat', resultType: 'ext:Seat' },
  section: { name: 'Section', resultType: 'ext:Section' },
}

/**
 * The `result` of a subject and the `resultDescription` of its achievement, both absent without results. Each result
 * refers to its description by a fragment of the achievement's URL.
 */
export function badgeResults(achievementId: string, input: ResultInput) {
  const said = (Object.keys(RESULT_TYPES) as (keyof ResultInput)[]).filter((key) => input[key])
  if (said.length === 0) return {}
  return {
    results: said.map((key) => ({
      type: ['Result'],
      resultDescription: `${achievementId}#${key}`,
      value: input[key],
    })),
    descriptions: said.map((key) => ({
      id: `${achievementId}#${key}`,
      type: ['ResultDescription'],
      ...RESULT_TYPES[key],
    })),
  }
}
