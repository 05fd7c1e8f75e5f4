import { plainText } from '#base/plain-text.ts'
import { withoutMarks } from './read-guides.ts'

/** A part of the help: a page of the guide, or one question and its answer. */
export type HelpPart = { href: string; title: string; text: string }

/** How many characters of a text a result shows. */
const EXCERPT = 180

/** What a search compares: without accents, case, curled apostrophes and the signs of Markdown. */
const plain = (text: string) =>
  plainText(text)
    .replace(/[*_[\]#`]/g, '')
    .replace(/\u2019/g, "'")
const wordsOf = (question: string) => plain(question).split(/\s+/).filter(Boolean)

/** The parts in which every word of the question occurs, those with more of them in the title first. */
export function searchGuides(parts: HelpPart[], question: string): HelpPart[] {
  const words = wordsOf(question)
  if (words.length === 0) return []
  const scored = parts.flatMap((part) => {
    const title = plain(part.title)
    // Without the addresses of links, which nobody reads.
    const all = `${title} ${plain(part.text.split('\n').map(withoutMarks).join('\n'))}`
    if (!words.every((word) => all.includes(word))) return []
    return [{ part, score: words.filter((word) => title.includes(word)).length }]
  })
  return scored.sort((a, b) => b.score - a.score).map(({ part }) => part)
}

/** The sentence of a text around the first word of the question that it has, else its beginning; without Markdown's signs. */
export function excerptOf(text: string, question: string): string {
  const lines = text.split('\n').map(withoutMarks)
  const words = wordsOf(question)
  const shown = lines.find((one) => words.some((word) => plain(one).includes(word))) ?? lines[0] ?? ''
  return shown.length > EXCERPT ? `${shown.slice(0, shown.lastIndexOf(' ', EXCERPT))}…` : shown
}
