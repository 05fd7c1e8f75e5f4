import { useState } from 'react'
import { REASON_MAX } from '#features/badges/rules.ts'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'

/**
 * The reason typed for a change; `isGiven` checks it, and shows its problem if it is not valid. `onWrite` clears the
 * server's refusal.
 */
export function useReason(onWrite: () => void) {
  const [reason, setReason] = useState('')
  const validation = useFieldProblems({ reason }, ({ reason }) => (reason.trim() === '' ? { reason: 'missing' } : {}))
  return {
    reason,
    isMissing: validation.problems.reason !== undefined,
    write: (text: string) => {
      setReason(text)
      onWrite()
    },
    isGiven: (): boolean => validation.isRight() && reason.length <= REASON_MAX,
  }
}
