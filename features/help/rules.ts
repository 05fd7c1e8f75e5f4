/** The pages of the guide in their order, by the end of their address: for those who run a community, and for holders. */
export const GUIDES = {
  organisers: [
    'first-badge',
    'people-and-names',
    'event-and-door',
    'quests-and-points',
    'channel',
    'insights',
    'team-and-folders',
    'sub-communities',
    'missing-emails',
    'keys-and-webhooks',
  ],
  holders: ['keep-a-badge', 'wallet-and-key', 'badges-from-elsewhere', 'verify'],
} as const
export type GuideGroup = keyof typeof GUIDES
export type Guide = (typeof GUIDES)[GuideGroup][number]

/** Every page of the guide. */
export const ALL_GUIDES: readonly Guide[] = [...GUIDES.organisers, ...GUIDES.holders]

/** The screen of the demo on each page, with its device. `npm run look -- screens guide` takes them in both languages. */
export const GUIDE_PICTURES: Record<Guide, `${string}-${'desktop' | 'phone'}`> = {
  'first-badge': 'form-desktop',
  'people-and-names': 'send-desktop',
  'event-and-door': 'door-phone',
  'quests-and-points': 'quests-desktop',
  channel: 'channel-desktop',
  insights: 'insights-desktop',
  'team-and-folders': 'folder-desktop',
  'sub-communities': 'sub-communities-desktop',
  'missing-emails': 'history-desktop',
  'keys-and-webhooks': 'developers-desktop',
  'keep-a-badge': 'claim-phone',
  'wallet-and-key': 'you-phone',
  'badges-from-elsewhere': 'elsewhere-add-phone',
  verify: 'verify-desktop',
}

/** Where the guide is, unless the operator has set a guide of their own. */
export const HELP_PATH = '/help'

/** Whether a text names a page of the guide. */
export function isGuide(text: string): text is Guide {
  return ALL_GUIDES.some((guide) => guide === text)
}
