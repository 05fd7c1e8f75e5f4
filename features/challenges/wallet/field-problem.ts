import type { ChallengeType } from '../rules.ts'

/** Problems that are said at the field that they are about. */
const AT_FIELD: Partial<Record<ChallengeType, readonly string[]>> = {
  code: ['codeWrong', 'codeUsed'],
  vcAuth: ['telephoneInvalid'],
  xPost: ['linkInvalid'],
}

/** The key of a problem that belongs to the field of this type; undefined for one that is said below everything. */
export function fieldProblem(type: ChallengeType, problem: string | undefined): string | undefined {
  return problem !== undefined && AT_FIELD[type]?.includes(problem) ? problem : undefined
}
