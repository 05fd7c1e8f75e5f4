import type { ReactNode } from 'react'
import { Row } from '#ui/layout/row.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
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
  return (
    <Row as="p" id={id} above="xs" gap="s" type="small" tone={problem ? 'error' : 'owner'} weight={500}>
      {problem && <StatusGlyph status="notDelivered" size={13} />}
      {isCorrected && <StatusGlyph status="owner" size={13} />}
      {problem}
      {isCorrected && importTexts.rowCorrected()}
      {problem && children}
    </Row>
  )
}
