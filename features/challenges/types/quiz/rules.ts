export const QUESTION_MAX = 300
export const CHOICE_MAX = 200
export const ATTEMPTS_MAX = 20

/** What is needed to judge answers: the positions of the right choices of each question. */
type Question = { right: number[] }

/** How many questions are answered right: all right choices were chosen, and no other. */
export function countRight(questions: Question[], answers: number[][]): number {
  return questions.filter(({ right }, at) => isSame(new Set(right), new Set(answers[at]))).length
}

function isSame(right: Set<number>, chosen: Set<number>): boolean {
  return right.size === chosen.size && [...right].every((position) => chosen.has(position))
}
