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
  storeAway: ['failed', 'failedText'],
} as const

/**
 * What the addresses of programs begin with, on both origins and in any case of letters. Below them a wrong address is 404
 * with JSON, never a page: a wallet treats any 200 as a valid response.
 */
const FOR_MACHINES = [
  'api',
  '.well-known',
  'ims',
  'oauth',
  'oid4vci',
  'oid4vp',
  'vct',
  'credentials',
  'issuers',
  'status',
  'endorsements',
  'achievements',
  'ledger',
  'ipfs',
]

/** Whether an address, without its query, is for programs; older wallets look for `.well-known` below an issuer's own address. */
export function isForMachines(path: string): boolean {
  const parts = decoded(path).toLowerCase().split('/').filter(Boolean)
  return FOR_MACHINES.includes(parts[0] ?? '') || parts.includes('.well-known')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether a person opens an address, and should get errors as a page. */
export function isVisit({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const [path = ''] = url.split('?')
  return ['GET', 'HEAD'].includes(method) && !isForMachines(path) && (headers.accept ?? '').includes('text/html')
}

/** The error page, in the browser's language; it repeats nothing of the request. */
export function errorPage(request: FastifyRequest, problem: keyof typeof TITLES): string {
  const [title, text] = TITLES[problem]
  return draw(request, title, text)
}

/** The page for a wrong host name; `url` is the right address. */
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
