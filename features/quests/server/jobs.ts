import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { jobGiveDueBadges } from '../rewards/server/give-due-badges.ts'
import { jobGiveReward } from '../rewards/server/give-due-reward.ts'
import { jobSettleQuest } from './job-settle-quest.ts'

/** The jobs of quests. */
export const questsJobs: JobHandlers = {
  'give-quest-badge': jobGiveReward,
  'give-due-badges': jobGiveDueBadges,
  'settle-quest': jobSettleQuest,
}
