import type { FastifyRequest } from 'fastify'
import { escapeHtml } from '#base/escape-html.ts'
import { preferredLanguage, say } from '#base/text.ts'
import { drawFrame } from '#features/legal/server/draw-frame.ts'
import { errorWords } from '#features/legal/texts.ts'

const TITLES = {
  notFound: ['missing', 'missingText'],
  invalidInput: ['unreadable', 'unreadableText'],
  tooLarge: ['unreadable', 'unreadableText'],
  serverError: ['failed', 'failedText'],
  unavailable: ['failed', 'failedText'],
} as const

/** Paths that only machines ask for: whatever they accept, they get JSON. */
const FOR_MACHINES = /^\/(?:api|\.well-known|oid4vci|oid4vp|issuers|status|ledger|ipfs)\//

/** Whether a person opens an address, so that what goes wrong is told to them as a page. */
export function isVisit({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  return method === 'GET' && !FOR_MACHINES.test(url) && (headers.accept ?? '').includes('text/html')
}

/** The page that says what went wrong, in the language that the browser asks for; it names nothing of the request. */
export function errorPage(request: FastifyRequest, problem: keyof typeof TITLES): string {
  const [title, text] = TITLES[problem]
  return draw(request, title, text)
}

/** The page of a name that this server does not answer to; `url` is the one that it does. */
export function wrongHostPage(request: FastifyRequest, url: string): string {
  return draw(request, 'elsewhere', 'elsewhereText', url)
}

function draw(request: FastifyRequest, title: keyof typeof errorWords, text: keyof typeof errorWords, url = '/') {
  const language = preferredLanguage(request.headers['accept-language'])
  const words = (key: keyof typeof errorWords) => say(errorWords[key], language)
  const label = url === '/' ? words('home') : url
  return drawFrame({
    language,
    title: words(title),
    style: 'header, main { max-width: 520px } main > :last-child { margin-bottom: 0 }',
    body: `<main><h1>${escapeHtml(words(title))}</h1><p>${escapeHtml(words(text))}</p>
<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p></main>`,
  })
}
