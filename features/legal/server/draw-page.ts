import { escapeHtml } from '#base/escape-html.ts'
import { LANGUAGES, type Language, say } from '#base/text.ts'
import { VERSION } from '#platform/process/version.ts'
import type { Config } from '#platform/settings/config.ts'
import { LEGAL_PAGES } from '../rules.ts'
import { legalFrame } from '../texts.ts'
import { drawFrame } from './draw-frame.ts'
import type { PageName } from './read-document.ts'

type Settings = Pick<Config, 'publicUrl' | 'walletUrl'>
type Drawn = {
  language: Language
  title: string
  /** Safe HTML. */
  body: string
  /** The name of the page, to link its other language; absent on the page of an unknown address. */
  page?: PageName
  /** The address of the page in a language, if its name does not decide it. */
  hrefIn?: (language: Language) => string
  /** CSS of this page alone. */
  style?: string
  description?: string
  /** A note above the text. */
  note?: string
}

const NAMES: Record<Language, string> = { en: 'English', fr: 'Français' }

/** The address of a page in a language. */
export function pageHref(language: Language, page: PageName): string {
  return page === 'help' ? `/help?lang=${language}` : `/legal/${language}/${page}`
}

/** A whole page of the documents, with links to the others; it has no script and loads only our fonts. */
export function drawPage({ publicUrl, walletUrl }: Settings, drawn: Drawn): string {
  const { language, title, body, page, note, style, description } = drawn
  const words = (key: keyof typeof legalFrame) =>
    escapeHtml(say(legalFrame[key], language, { host: new URL(publicUrl).host }))
  const link = (name: PageName) =>
    `<a href="${pageHref(language, name)}"${name === page ? ' aria-current="page"' : ''}>${words(name)}</a>`
  return drawFrame({
    language,
    title,
    style,
    description,
    aside: page ? languageSwitch(language, drawn.hrefIn ?? ((other) => pageHref(other, page))) : '',
    body: `<main>${note ? `<p class="note">${escapeHtml(note)}</p>` : ''}${body}</main>
<footer><nav aria-label="${words('otherPages')}">${[...LEGAL_PAGES, 'help' as const].map(link).join('')}
<a href="${escapeHtml(walletUrl)}">${words('wallet')}</a><a href="/">${words('home')}</a></nav><p>Blazon ${VERSION}</p></footer>`,
  })
}

function languageSwitch(language: Language, hrefIn: (language: Language) => string): string {
  const [other] = LANGUAGES.filter((each) => each !== language)
  if (!other) return ''
  return `<a href="${escapeHtml(hrefIn(other))}" lang="${other}" hreflang="${other}" rel="alternate">${NAMES[other]}</a>`
}
