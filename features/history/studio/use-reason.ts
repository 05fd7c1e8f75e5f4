import { useState } from 'react'
import { REASON_MAX } from '#features/badges/rules.ts'
import { useFieldProblems } from '#ui/use-field-problems.ts'

/**
 * The reason that a change asks for, as it is written; `isGiven` says whether it will do, and shows what is wrong if not.
 * `onWrite` forgets what the server refused.
 */
export function useReason(onWrite: () => void) {
  const [reason, setReason] = useState('')
  const told = useFieldProblems({ reason }, ({ reason }) => (reason.trim() === '' ? { reason: 'missing' } : {}))
  return {
    reason,
    isMissing: told.problems.reason !== undefined,
    write: (text: string) => {
      setReason(text)
      onWrite()
    },
    isGiven: (): boolean => told.isRight() && reason.length <= REASON_MAX,
  }
}
