import type { ChallengeType } from '../rules.ts'
import type { TypeOnServer } from '../server/type-on-server.ts'
import { askOnServer } from './ask/server/check.ts'
import { ownsOnServer, sentOnServer } from './badges/server/check.ts'
import { codeOnServer } from './code/server/check.ts'
import { evidenceOnServer } from './evidence/server/check.ts'
import { outsideOnServer } from './outside/server/check.ts'
import { quizOnServer } from './quiz/server/check.ts'
import { shareOnServer } from './share/server/check.ts'
import { visitOnServer } from './visit/server/check.ts'

/** What the server knows of each type. */
export const TYPES_ON_SERVER: Record<ChallengeType, TypeOnServer> = {
  vcAuth: shareOnServer,
  ownsBadges: ownsOnServer,
  sentBadges: sentOnServer,
  ...outsideOnServer,
  code: codeOnServer,
  quiz: quizOnServer,
  visit: visitOnServer,
  evidence: evidenceOnServer,
  ask: askOnServer,
}
