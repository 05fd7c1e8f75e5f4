import type { ComponentType } from 'react'
import { type OwnType, providerOf } from '../rules.ts'
import { AskPart } from './ask-part.tsx'
import { OwnsBadgesPart, SentBadgesPart } from './badges-part.tsx'
import { CodePart } from './code-part.tsx'
import { EvidencePart } from './evidence-part.tsx'
import { OutsidePart } from './outside-part.tsx'
import { QuizPart } from './quiz-part.tsx'
import { SharePart } from './share-part.tsx'
import type { PartProps } from './sheet-props.ts'
import { VisitPart } from './visit-part.tsx'

type Props = PartProps & { onSent: () => void }

const OF_TYPE = {
  vcAuth: SharePart,
  ownsBadges: OwnsBadgesPart,
  sentBadges: SentBadgesPart,
  code: CodePart,
  quiz: QuizPart,
  visit: VisitPart,
  evidence: EvidencePart,
  ask: AskPart,
} as const satisfies Record<OwnType, ComponentType<Props>>

/** What a member does for a challenge, by its type; evidence where a person verifies it. */
export function TypePart(props: Props) {
  const { type, way } = props.challenge
  const provider = providerOf(type)
  if (way === 'review') return <EvidencePart {...props} />
  if (provider) return <OutsidePart {...props} provider={provider} />
  const Part = OF_TYPE[type as OwnType]
  return <Part {...props} />
}
