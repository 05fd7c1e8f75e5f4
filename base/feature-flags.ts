/** What an operator may turn off, all on by default. */
export const BUILT_FEATURES = ['door', 'mail', 'search', 'sessions', 'tour'] as const

/** What the specification names and nobody has built yet: off, whatever the setting says. */
export const UNBUILT_FEATURES = [
  'access',
  'account',
  'apiKey',
  'channel',
  'members',
  'promote',
  'quests',
  'subCommunities',
] as const

type BuiltFeature = (typeof BUILT_FEATURES)[number]
export type Feature = BuiltFeature | (typeof UNBUILT_FEATURES)[number]

/** The features that a text names, separated by commas; undefined when one of them is none that can be turned off. */
export function readFeatures(text: string): BuiltFeature[] | undefined {
  const names = text.split(/[\s,]+/).filter(Boolean)
  const known = names.flatMap((name) => BUILT_FEATURES.find((feature) => feature === name) ?? [])
  return known.length === names.length ? known : undefined
}
