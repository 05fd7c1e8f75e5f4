import type { JobHandlers } from '#platform/jobs.ts'
import { jobGiveReward } from './give-due-reward.ts'
import { jobSettleQuest } from './job-settle-quest.ts'

/** The jobs of quests. */
export const questsJobs: JobHandlers = { 'give-quest-badge': jobGiveReward, 'settle-quest': jobSettleQuest }
