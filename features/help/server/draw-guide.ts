import { escapeHtml } from '#base/escape-html.ts'
import { LANGUAGES, type Language, say } from '#base/text.ts'
import { renderMarkdown } from '#features/legal/server/render-markdown.ts'
import { ALL_GUIDES, GUIDE_PICTURES, GUIDES, type Guide, type GuideGroup, HELP_PATH } from '../rules.ts'
import { helpWords } from '../texts.ts'
import type { ReadGuide } from './read-guides.ts'
import { excerptOf, type HelpPart } from './search-guides.ts'

/** The pictures of pages of the guide, by the devices that they show. */
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
/** Where the picture of a page is: after its numbered steps. */
const AFTER_STEPS = '</ol>\n'

type Read = (guide: Guide) => ReadGuide

/** The address of the help, or of one page of the guide, in a language. */
export function helpHref(language: Language, guide?: Guide): string {
  return `${HELP_PATH}${guide ? `/${guide}` : ''}?lang=${language}`
}

/** Every file below `/help/pictures/`. */
export const PICTURE_FILES: ReadonlySet<string> = new Set(
  Object.values(GUIDE_PICTURES).flatMap((picture) => LANGUAGES.map((language) => `${picture}-${language}.webp`)),
)

/** The field that finds pages by words. */
export function drawSearch(language: Language, question = ''): string {
  const words = (key: keyof typeof helpWords) => escapeHtml(say(helpWords[key], language))
  return `<form role="search" action="${HELP_PATH}"><input type="hidden" name="lang" value="${language}">
<input type="search" name="q" maxlength="100" aria-label="${words('search')}" placeholder="${words('example')}" value="${escapeHtml(question)}">
<button>${words('find')}</button></form>`
}

/** The first page: the search, a list of the pages for each group, and the questions with their answers. */
export function drawContents(language: Language, read: Read, questions: string): string {
  const words = (key: keyof typeof helpWords) => escapeHtml(say(helpWords[key], language))
  const entry = (guide: Guide) => {
    const { title, summary } = read(guide)
    return `<li><a href="${helpHref(language, guide)}">${escapeHtml(title)}</a><span>${escapeHtml(summary)}</span></li>`
  }
  const groups = Object.entries(GUIDES) as [GuideGroup, readonly Guide[]][]
  const lists = groups.map(
    ([group, guides]) => `<h2>${words(group)}</h2><ul class="pages">${guides.map(entry).join('')}</ul>`,
  )
  return `<h1>${words('title')}</h1><p>${words('lead')}</p>${drawSearch(language)}${lists.join('')}
<h2>${words('questions')}</h2>${renderMarkdown(questions)}`
}

/** What a search found, with the sentence in which each page says it. */
export function drawResults(language: Language, question: string, found: HelpPart[], none: string): string {
  const heading = escapeHtml(say(helpWords.resultsFor, language, { words: question }))
  const count = escapeHtml(say(helpWords.found, language, { count: found.length }))
  const rows = found.map(
    ({ href, title, text }) =>
      `<li><a href="${href}">${escapeHtml(title)}</a><span>${escapeHtml(excerptOf(text, question))}</span></li>`,
  )
  const list = found.length > 0 ? `<p role="status">${count}</p><ul class="pages">${rows.join('')}</ul>` : none
  return `${backLink(language)}<h1>${heading}</h1>${drawSearch(language, question)}${list}`
}

/** One page of the guide: its steps, its picture, what is good to know, and the page after it. */
export function drawGuide(language: Language, guide: Guide, read: Read): string {
  const { markdown, title } = read(guide)
  const html = renderMarkdown(markdown)
  const end = html.indexOf(AFTER_STEPS) + AFTER_STEPS.length
  const next = ALL_GUIDES[ALL_GUIDES.indexOf(guide) + 1]
  const onward = next
    ? `<p class="next"><a href="${helpHref(language, next)}">${escapeHtml(say(helpWords.next, language, { title: read(next).title }))}</a></p>`
    : ''
  return `${backLink(language)}${html.slice(0, end)}${drawPicture(language, guide, title)}${html.slice(end)}${onward}`
}

function drawPicture(language: Language, guide: Guide, title: string): string {
  const picture = GUIDE_PICTURES[guide]
  const device = picture.endsWith('-phone') ? 'phone' : 'desktop'
  const { width, height } = SIZES[device]
  const alt = escapeHtml(say(helpWords.picture, language, { title }))
  return `<p class="${device}"><img src="${HELP_PATH}/pictures/${picture}-${language}.webp" width="${width}" height="${height}" alt="${alt}" loading="lazy"></p>`
}

function backLink(language: Language): string {
  return `<p><a href="${helpHref(language)}">${escapeHtml(say(helpWords.all, language))}</a></p>`
}
