import { BUILT_FEATURES, type Feature } from '#base/feature-flags.ts'

/** The pages of a feature, including those below them. */
const PAGES: Partial<Record<Feature, string[]>> = {
  access: ['/settings/access'],
  account: ['/settings/account'],
  apiKey: ['/settings/api-key'],
  channel: ['/settings/channel', '/settings/conversations'],
  door: ['/door'],
  insights: ['/settings/insights'],
  mail: ['/settings/mail'],
  members: ['/settings/members'],
  presenting: ['/verify-holders'],
  promote: ['/settings/promote'],
  quests: ['/settings/quests'],
  search: ['/search'],
  sessions: ['/settings/sessions'],
  subCommunities: ['/settings/sub-communities'],
  webhooks: ['/settings/api-key/webhooks'],
}

/** Whether a feature is on: not among those that the page lists as off. */
export function isOn(feature: Feature): boolean {
  return !turnedOff().includes(feature)
}

/** Whether a path (without a final slash) belongs to a feature that is off. */
export function isPathOff(path: string): boolean {
  return BUILT_FEATURES.some((feature) => {
    const pages = PAGES[feature] ?? []
    return !isOn(feature) && pages.some((page) => path === page || path.startsWith(`${page}/`))
  })
}

function turnedOff(): string[] {
  const said = document.querySelector<HTMLMetaElement>('meta[name="features-off"]')
  return said?.content.split(' ') ?? []
}
