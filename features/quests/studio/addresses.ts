export const QUESTS_HREF = '/settings/quests'
export const NEW_QUEST_HREF = `${QUESTS_HREF}/new`
export const REVIEWS_HREF = `${QUESTS_HREF}/reviews`

/** The address of a quest's form. */
export function questHref(questId: string): string {
  return `${QUESTS_HREF}/${questId}`
}

/** The address of the form of a new quest that begins as a copy of another. */
export function copyHref(questId: string): string {
  return `${NEW_QUEST_HREF}?${new URLSearchParams({ copy: questId })}`
}

const QUESTS_TABS = ['quests', 'challenges', 'ranking'] as const
export type QuestsTab = (typeof QUESTS_TABS)[number]

/** The address of a tab. */
export function tabHref(tab: QuestsTab): string {
  return tab === 'quests' ? QUESTS_HREF : `${QUESTS_HREF}/${tab}`
}

type QuestsPlace =
  | { tab: QuestsTab }
  | { tab: 'reviews' }
  /** The form over the list; '' for a new quest, `copy` the one that it begins as. */
  | { tab: 'form'; questId: string; copy: string }

/** The place that an address names by the part behind /settings/quests and its query. */
export function readQuestsPlace(part: string, query: Record<string, unknown>): QuestsPlace {
  const tab = QUESTS_TABS.find((known) => known === (part || 'quests'))
  if (tab) return { tab }
  if (part === 'reviews') return { tab: 'reviews' }
  const copy = part === 'new' && typeof query.copy === 'string' ? query.copy : ''
  return { tab: 'form', questId: part === 'new' ? '' : part, copy }
}
