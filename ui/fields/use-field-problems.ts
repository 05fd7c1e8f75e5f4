import { useEffect, useRef, useState } from 'react'
import {
  asRefused,
  type FieldProblems,
  NO_ERRORS,
  remainingErrors,
  type ShownErrors,
  shownProblems,
} from './field-problems.ts'

/** Fields that have a problem; a picture's is at its button. */
const WRONG = '[aria-invalid="true"], [data-problem="true"] button'

/**
 * The rule for field errors: none before a submit, an error disappears as soon as its field is valid, and a refusal of
 * the server disappears with the refused value. `check` is the form's own rule and runs on every change, so it must be
 * pure. `isRight` shows the errors and returns whether there are none; each refusal focuses the first wrong field
 * within `form`.
 */
export function useFieldProblems<V extends object, P extends FieldProblems>(values: V, check: (values: V) => P) {
  const [errors, setErrors] = useState<ShownErrors>(NO_ERRORS)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const found = errors.wrong.length > 0 ? check(values) : {}
  const errorsLeft = remainingErrors(errors, found, values)
  if (errorsLeft !== errors) setErrors(errorsLeft)
  useEffect(() => {
    if (refusals > 0) showFirst(form.current)
  }, [refusals])

  const notify = (next: ShownErrors) => {
    setErrors(next)
    if (next.wrong.length > 0 || Object.keys(next.refused).length > 0) setRefusals((count) => count + 1)
  }
  return {
    problems: shownProblems(errorsLeft, found) as { [field in keyof P]?: string },
    form,
    /** The number of refusals, for parts that open when they contain an error. */
    refusals,
    /** Shows the errors of all fields or of `only` some; true when there are none. */
    isRight: (only?: readonly string[]): boolean => {
      const wrong = Object.entries(check(values))
        .filter(([field, problem]) => problem !== undefined && (!only || only.includes(field)))
        .map(([field]) => field)
      notify({ wrong, refused: {} })
      return wrong.length === 0
    },
    /** Shows a refusal of the server at a field. */
    refuse: (field: string & keyof P, problem: string) =>
      notify({ wrong: [], refused: { [field]: { problem, value: asRefused(values, field) } } }),
    /** Clears all errors until the next submit. */
    forget: () => setErrors(NO_ERRORS),
  }
}

function showFirst(within: HTMLElement | null): void {
  const field = within?.querySelector<HTMLElement>(WRONG)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  field?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  field?.focus({ preventScroll: true })
}
