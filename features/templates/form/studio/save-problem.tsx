import { useEffect, useRef } from 'react'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
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
    <ProblemNote small above="s" ref={note}>
      {sentence(problem)}
    </ProblemNote>
  )
}
