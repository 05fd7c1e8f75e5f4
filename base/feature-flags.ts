/** Features that an operator may turn off, all on by default. */
export const BUILT_FEATURES = [
  'access',
  'account',
  'channel',
  'door',
  'giving',
  'mail',
  'members',
  'presenting',
  'quests',
  'search',
  'sessions',
  'subCommunities',
  'tour',
] as const

/** Features of the specification that are not built yet: off, whatever the setting says. */
export const UNBUILT_FEATURES = ['apiKey', 'promote'] as const

type BuiltFeature = (typeof BUILT_FEATURES)[number]
export type Feature = BuiltFeature | (typeof UNBUILT_FEATURES)[number]

/** The features listed in a text, separated by commas or spaces; undefined when one of them cannot be turned off. */
export function readFeatures(text: string): BuiltFeature[] | undefined {
  const names = text.split(/[\s,]+/).filter(Boolean)
  const known = names.flatMap((name) => BUILT_FEATURES.find((feature) => feature === name) ?? [])
  return known.length === names.length ? known : undefined
}
