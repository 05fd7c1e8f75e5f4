import { adminFields } from '../contract.ts'

export type AdminFields = { firstName: string; lastName: string; email: string }
export type AdminProblems = { [field in keyof AdminFields]?: string }

/** The problems of an admin's fields, by the rules of the call. */
export function adminFormProblems(fields: AdminFields): AdminProblems {
  const problems: AdminProblems = {}
  for (const { path, message } of adminFields.safeParse(fields).error?.issues ?? []) {
    problems[path[0] as keyof AdminFields] ??= message
  }
  return problems
}

/** The fields of a new admin whose absence disables the button; a missing last name is said when it is pressed. */
export const NEW_ADMIN_NEEDS = ['email', 'firstName'] as const
export const OWN_ACCOUNT_NEEDS = ['email', 'firstName', 'lastName'] as const

/** Whether one of these fields is empty. */
export function isLacking(fields: AdminFields, needs: readonly (keyof AdminFields)[]): boolean {
  return needs.some((field) => fields[field].trim() === '')
}

/** The field at which a refusal of the server is shown; undefined when it concerns none. */
export function refusedField(problem: string): keyof AdminFields | undefined {
  return problem === 'emailTaken' || problem === 'invalidEmail' ? 'email' : undefined
}
