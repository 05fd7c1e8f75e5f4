import { useState } from 'react'
import type { CallProblem } from '#base/problem.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { type AdminFields, adminFormProblems, isLacking, refusedField } from './admin-form.ts'

/**
 * The fields of an admin and their problems; `needs` are the fields without which the button is disabled. `submit` gets
 * fields that are right, and returns the refusal of the server, which is shown at its field.
 */
export function useAdminForm(
  start: AdminFields,
  needs: readonly (keyof AdminFields)[],
  submit: (fields: AdminFields) => Promise<CallProblem | undefined>,
) {
  const sentence = useProblemText()
  const [fields, setFields] = useState(start)
  const validation = useFieldProblems(fields, adminFormProblems)
  const { problems } = validation
  const send = async () => {
    if (!validation.isRight()) return
    const problem = await submit(fields)
    if (!problem || isServerTrouble(problem)) return
    const field = refusedField(problem.key)
    if (field) validation.refuse(field, problem.key)
    else toastError(sentence(problem.key))
  }
  return {
    fields,
    problems,
    /** What is disabled until it is filled in, and until its problems are corrected. */
    isDisabled: isLacking(fields, needs) || Object.values(problems).some((problem) => problem !== undefined),
    change: (changed: Partial<AdminFields>) => setFields((before) => ({ ...before, ...changed })),
    /** What the dialog around the fields needs. */
    form: { form: validation.form, onSubmit: () => void send() },
  }
}
