import { useEffect, useRef } from 'react'
import { Row } from '#ui/layout/row.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'

/** A refusal that belongs to no field: above the form, and scrolled to, because the buttons are below it. */
export function SaveProblem({ problem }: { problem: string }) {
  const sentence = useProblemText()
  const note = useRef<HTMLParagraphElement>(null)
  // In braces: newer browsers answer with a promise, which is no way to clean up.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Row as="p" above="s" gap="s" type="small" tone="error" role="alert" ref={note}>
      <StatusGlyph status="notDelivered" /> {sentence(problem)}
    </Row>
  )
}
