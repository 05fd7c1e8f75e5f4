import { useState } from 'react'
import { REASON_MAX } from '#features/badges/rules.ts'

/** The reason that a change asks for, as it is written; `isGiven` says whether it will do, and shows what is wrong if not. */
export function useReason() {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return {
    reason,
    isMissing,
    write: (text: string) => {
      setReason(text)
      setMissing(false)
    },
    isGiven: (): boolean => {
      setMissing(reason.trim() === '')
      return reason.trim() !== '' && reason.length <= REASON_MAX
    },
  }
}
