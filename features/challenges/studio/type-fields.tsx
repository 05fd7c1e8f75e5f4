import type { ReactNode } from 'react'
import type { ChallengeType, HouseType } from '../rules.ts'
import { CoreFields } from './core-fields.tsx'
import type { FieldsProps } from './fields.ts'
import { FieldsAsk } from './fields-ask.tsx'
import { FieldsCode } from './fields-code.tsx'
import { FieldsEvidence } from './fields-evidence.tsx'
import { FieldsQuiz } from './fields-quiz.tsx'
import { FieldsVisit } from './fields-visit.tsx'

type Fields = (props: FieldsProps) => ReactNode

const OWN: Record<HouseType, Fields> & Partial<Record<ChallengeType, Fields>> = {
  code: FieldsCode,
  quiz: FieldsQuiz,
  visit: FieldsVisit,
  evidence: FieldsEvidence,
  ask: FieldsAsk,
}

type Props = FieldsProps & {
  type: ChallengeType
  offered: ChallengeType[]
  onNamed: (hash: string, title: string) => void
}

/** The fields of a type. */
export function TypeFields({ type, offered, onNamed, ...props }: Props) {
  const Own = OWN[type]
  return Own ? (
    <Own key={type} {...props} />
  ) : (
    <CoreFields key={type} type={type} offered={offered} onNamed={onNamed} {...props} />
  )
}
