import { CHALLENGE_DATA } from './data-rules.ts'
import type { ChallengeType } from './rules.ts'

/** What is wrong with the data of a new challenge: the key of each problem by its place, such as `questions.1.text`. */
export function draftProblems(type: ChallengeType, data: Record<string, unknown>): Record<string, string> {
  const { error } = CHALLENGE_DATA[type].safeParse(data)
  const problems: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) problems[path.join('.')] ??= message
  return problems
}
