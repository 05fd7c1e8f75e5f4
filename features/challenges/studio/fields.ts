import type { HouseType } from '../rules.ts'

/** The fields of one type in the form of a new challenge. */
export type FieldsProps = {
  /** As typed; `CHALLENGE_DATA` reads it. */
  data: Record<string, unknown>
  onChange: (data: Record<string, unknown>) => void
  /** The sentence of each wrong field, by its place in the data, such as `questions.1.text` (`draftProblems`). */
  errors: Record<string, string | undefined>
}

/** What the form of each of our own types begins with. */
export const OWN_START = {
  code: { kind: 'word', word: '' },
  quiz: { questions: [{ text: '', choices: ['', ''], right: [] }], passMark: 1, attemptsADay: 3 },
  visit: { name: '', from: '', to: '' },
  evidence: { request: '', kinds: ['text', 'link', 'picture'] },
  ask: { url: '' },
} as const satisfies Record<HouseType, Record<string, unknown>>

/** A typed number as the data holds it: the text itself where it is not a whole number, so that nothing typed is lost. */
export function typedNumber(text: string): number | string {
  return /^\d{1,15}$/.test(text.trim()) ? Number(text) : text
}

/** A value of the data as a field shows it. */
export function shownText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A number while it is typed, as `shownText` will show it. */
export function mendNumber(text: string): string {
  return shownText(typedNumber(text))
}
