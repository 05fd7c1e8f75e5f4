import type { ChallengeType } from '../rules.ts'
import type { TypeInStudio } from '../studio/type-in-studio.ts'
import { askInStudio } from './ask/studio/fields.tsx'
import { ownsInStudio, sentInStudio } from './badges/studio/fields.tsx'
import { codeInStudio } from './code/studio/fields.tsx'
import { evidenceInStudio } from './evidence/studio/fields.tsx'
import { outsideInStudio } from './outside/studio/fields.tsx'
import { quizInStudio } from './quiz/studio/fields.tsx'
import { shareInStudio } from './share/studio/fields.tsx'
import { visitInStudio } from './visit/studio/fields.tsx'

/** What the studio knows of each type. */
export const TYPES_IN_STUDIO: Record<ChallengeType, TypeInStudio> = {
  vcAuth: shareInStudio,
  ownsBadges: ownsInStudio,
  sentBadges: sentInStudio,
  ...outsideInStudio,
  code: codeInStudio,
  quiz: quizInStudio,
  visit: visitInStudio,
  evidence: evidenceInStudio,
  ask: askInStudio,
}
