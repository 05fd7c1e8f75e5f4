import { escapeHtml } from '#base/escape-html.ts'
import type { Language } from '#base/text.ts'
import { pageStyle } from './page-style.ts'

type Framed = {
  language: Language
  title: string
  description?: string
  /** CSS after the common style of pages without an app. */
  style?: string
  /** Safe HTML at the right of the head. */
  aside?: string
  /** Safe HTML, including `main`. */
  body: string
}

/** The frame of a page without an app: the logo as the link home, our fonts and colours, light or dark like the system; no script. */
export function drawFrame({ language, title, description, style = '', aside = '', body }: Framed): string {
  const about = description ? `\n<meta name="description" content="${escapeHtml(description)}">` : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>${about}<link rel="icon" type="image/svg+xml" href="/mark.svg"><style>${pageStyle}${style}</style></head>
<body><header><a class="brand" href="/">Blazon</a>${aside}</header>
${body}</body></html>
`
}
