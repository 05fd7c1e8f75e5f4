import { type Language, type Sentence, say } from '#base/text.ts'
import type { Category } from '../../rules.ts'
import { skillWords } from '../../skills/texts.ts'
import { detailWords, formWords } from '../../texts.ts'
import { detailFieldWords, eventWords, folderWords } from '../texts.ts'
import type { FormProblems } from './form-check.ts'

/** The labels of the form's fields, from top to bottom. */
const LABELS: Record<string, Sentence> = {
  picture: formWords.picture,
  name: formWords.title,
  description: formWords.description,
  criteria: formWords.criteria,
  validity: formWords.validity,
  imageAlt: detailFieldWords.alt,
  folderId: folderWords.folder,
  startDate: eventWords.starts,
  endDate: eventWords.ends,
  timeZone: eventWords.timeZone,
  location: detailWords.place,
  streetAddress: eventWords.street,
  themeBgColor: formWords.background,
  themeTextColor: formWords.text,
  points: formWords.points,
  limit: detailFieldWords.quantity,
  alignment: skillWords.skills,
  tags: skillWords.tags,
  credits: skillWords.credits,
}

/**
 * The labels of the fields that have a problem, or of `only` some of them: each once, from top to bottom, as
 * "Picture, Title".
 */
export function namesOfWrong(
  category: Category,
  problems: FormProblems,
  language: Language,
  only?: readonly string[],
): string {
  const wrong = Object.keys(problems)
    .filter((field) => problems[field] && (!only || only.includes(field)))
    .map((field) => field.split('.')[0] ?? '')
  const labels = category === 'role' ? { ...LABELS, themeBgColor: detailFieldWords.color } : LABELS
  return Object.entries(labels)
    .filter(([field]) => wrong.includes(field))
    .map(([, label]) => say(label, language))
    .join(', ')
}
