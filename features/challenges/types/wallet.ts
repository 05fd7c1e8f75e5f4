import type { ChallengeType } from '../rules.ts'
import type { TypeInWallet } from '../wallet/type-in-wallet.ts'
import { AskPart } from './ask/wallet/part.tsx'
import { OwnsBadgesPart, SentBadgesPart } from './badges/wallet/part.tsx'
import { codeInWallet } from './code/wallet/part.tsx'
import { EvidencePart } from './evidence/wallet/part.tsx'
import { outsideInWallet } from './outside/wallet/part.tsx'
import { quizInWallet } from './quiz/wallet/part.tsx'
import { shareInWallet } from './share/wallet/part.tsx'
import { VisitPart } from './visit/wallet/part.tsx'

/** What a member does for each type. */
export const TYPES_IN_WALLET: Record<ChallengeType, TypeInWallet> = {
  vcAuth: shareInWallet,
  ownsBadges: { Part: OwnsBadgesPart },
  sentBadges: { Part: SentBadgesPart },
  ...outsideInWallet,
  code: codeInWallet,
  quiz: quizInWallet,
  visit: { Part: VisitPart },
  evidence: { Part: EvidencePart },
  ask: { Part: AskPart },
}
