import type { JobHandlers } from '#platform/jobs.ts'
import { jobGiveDueBadges } from './give-due-badges.ts'
import { jobGiveReward } from './give-due-reward.ts'
import { jobSettleQuest } from './job-settle-quest.ts'

/** The jobs of quests. */
export const questsJobs: JobHandlers = {
  'give-quest-badge': jobGiveReward,
  'give-due-badges': jobGiveDueBadges,
  'settle-quest': jobSettleQuest,
}
