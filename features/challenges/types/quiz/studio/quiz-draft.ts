import { CHOICES } from '../../../rules.ts'

/** A question as it is typed. */
export type DraftQuestion = { text: string; choices: string[]; right: number[] }

/** A question to be filled in. */
export function newQuestion(): DraftQuestion {
  return { text: '', choices: Array.from({ length: CHOICES.min }, () => ''), right: [] }
}

/** The questions of a form's data, also of data that another form left behind. */
export function questionsOf(data: Record<string, unknown>): DraftQuestion[] {
  return Array.isArray(data.questions) ? (data.questions as DraftQuestion[]) : [newQuestion()]
}

/** Marks a choice as right, or takes its mark away. */
export function toggleRight(question: DraftQuestion, at: number): DraftQuestion {
  const { right } = question
  const marked = right.includes(at) ? right.filter((each) => each !== at) : [...right, at]
  return { ...question, right: marked.sort((a, b) => a - b) }
}

/** Removes a choice; the marks stay with their choices. */
export function withoutChoice(question: DraftQuestion, at: number): DraftQuestion {
  return {
    ...question,
    choices: question.choices.filter((_, each) => each !== at),
    right: question.right.filter((each) => each !== at).map((each) => (each > at ? each - 1 : each)),
  }
}

/** Moves a question by one place; at an end the order stays. */
export function moved<T>(list: T[], from: number, by: 1 | -1): T[] {
  const to = from + by
  const [one, other] = [list[from], list[to]]
  if (one === undefined || other === undefined) return list
  return list.map((each, at) => (at === from ? other : at === to ? one : each))
}
