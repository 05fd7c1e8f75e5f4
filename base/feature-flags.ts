/** Features that an operator may turn off, all on by default. */
export const BUILT_FEATURES = [
  'access',
  'account',
  'apiKey',
  'channel',
  'door',
  'giving',
  'insights',
  'keptBadges',
  'mail',
  'members',
  'presenting',
  'promote',
  'quests',
  'search',
  'sessions',
  'subCommunities',
  'tour',
  'webhooks',
] as const

export type Feature = (typeof BUILT_FEATURES)[number]

/** The features listed in a text, separated by commas or spaces; undefined when one of them is unknown. */
export function readFeatures(text: string): Feature[] | undefined {
  const names = text.split(/[\s,]+/).filter(Boolean)
  const known = names.flatMap((name) => BUILT_FEATURES.find((feature) => feature === name) ?? [])
  return known.length === names.length ? known : undefined
}
