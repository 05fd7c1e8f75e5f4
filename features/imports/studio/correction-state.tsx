import type { ReactNode } from 'react'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { importWords } from '../texts.ts'

type Props = {
  /** That the field is described by. */
  id: string
  /** What is wrong, as far as it is shown. */
  problem: string | undefined
  isCorrected: boolean
  /** After what is wrong. */
  children?: ReactNode
}

/** Below the field of a corrected row: what is still wrong, or that it is right now. */
export function CorrectionState({ id, problem, isCorrected, children }: Props) {
  const importTexts = useTexts(importWords)
  if (!problem && !isCorrected) return <p id={id} />
  return (
    <StatusLine
      id={id}
      above="xs"
      status={problem ? 'notDelivered' : 'owner'}
      size={13}
      type="small"
      tone={problem ? 'error' : 'owner'}
      weight={500}
    >
      {problem ?? importTexts.rowCorrected()} {problem && children}
    </StatusLine>
  )
}
