import type { ChallengeType } from '../rules.ts'
import type { TypeInView } from '../view/type-in-view.ts'
import { askInView } from './ask/view.ts'
import { ownsInView, sentInView } from './badges/view.ts'
import { codeInView } from './code/view.ts'
import { evidenceInView } from './evidence/view.ts'
import { outsideInView } from './outside/view.ts'
import { quizInView } from './quiz/view.ts'
import { shareInView } from './share/view.ts'
import { visitInView } from './visit/view.ts'

/** What both apps say and draw of each type. */
export const TYPES_IN_VIEW: Record<ChallengeType, TypeInView> = {
  vcAuth: shareInView,
  ownsBadges: ownsInView,
  sentBadges: sentInView,
  ...outsideInView,
  code: codeInView,
  quiz: quizInView,
  visit: visitInView,
  evidence: evidenceInView,
  ask: askInView,
}
