export const TITLE_MAX = 100
export const DESCRIPTION_MAX = 2000
export const SUCCESS_MESSAGE_MAX = 350
export const TERMS_URL_MAX = 200
export const QUESTS_MAX = 200
export const STEPS_MAX = 50
export const POINTS_MAX = 1e10
export const LIMIT_MAX = 1e10
/** Simulated members of a trial run. */
export const TRIAL_PEOPLE = 1000

/** What an admin sees: before the start, during it, and after the end. */
export const QUEST_STATES = ['coming', 'running', 'ended'] as const
export type QuestState = (typeof QUEST_STATES)[number]
/** What a member sees of their own way through it. */
export const ENTRY_STATES = ['open', 'started', 'done', 'full', 'ended', 'coming'] as const
export type EntryState = (typeof ENTRY_STATES)[number]
