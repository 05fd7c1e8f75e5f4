import type { Endpoint } from '#base/endpoint.ts'
import { escapeHtml } from '#base/escape-html.ts'
import { LANGUAGES, type Language, say } from '#base/text.ts'
import { scopeWords } from '#features/developers/scope-texts.ts'
import { drawFrame } from '#features/legal/server/draw-frame.ts'
import { apiStyle } from './api-style.ts'
import { type Drawn, drawCall } from './draw-call.ts'
import { exampleName } from './examples.ts'
import { drawGuide, guideHeadings } from './guide/draw-guide.ts'
import { guide } from './guide/guide-texts.ts'
import { callsByScope } from './key-calls.ts'
import type { Sources } from './open-api.ts'

type Document = { paths: Record<string, Record<string, Drawn>> }
type Page = { document: Record<string, unknown>; sources: Sources }

const NAMES: Record<Language, string> = { en: 'English', fr: 'Français' }
const OPENAPI = '<a href="/api/openapi.json">OpenAPI 3.1</a>'

/** The developer's page: the guide, and then the calls that keys can make. No script, nothing loaded, dark like the system. */
export function drawDocs(language: Language, { document, sources }: Page): string {
  const words = (key: keyof typeof guide, values = {}) => escapeHtml(say(guide[key], language, values))
  const groups = callsByScope(sources.endpoints)
  const calls = groups.map(([scope, calls]): [typeof scope, number] => [scope, calls.length])
  const count = calls.reduce((sum, [, count]) => sum + count, 0)
  const sections = groups.map(([scope, calls]) => {
    const list = calls.map((endpoint) => drawOne(endpoint, { document, sources }, true))
    return `<section lang="en" id="${scope.replace(':', '-')}"><h3 class="scope"><code>${scope}</code> ${escapeHtml(say(scopeWords[scope], 'en'))}</h3>${list.join('')}</section>`
  })
  const links = [
    ...guideHeadings(language).map(({ id, title }) => `<a href="#${id}">${escapeHtml(title)}</a>`),
    `<a href="#calls">${words('calls')} <small>${count}</small></a>`,
  ]
  const [other] = LANGUAGES.filter((each) => each !== language)
  const switcher = other
    ? `<a href="/api/docs?lang=${other}" lang="${other}" hreflang="${other}" rel="alternate">${NAMES[other]}</a>`
    : ''
  return drawFrame({
    language,
    title: say(guide.title, language),
    description: say(guide.about, language),
    style: apiStyle,
    aside: `<span class="aside"><a href="/api/docs/calls">${words('allCalls')}</a><a href="/api/client.ts">${words('client')}</a>${OPENAPI}${switcher}</span>`,
    body: `<div class="frame"><nav aria-label="${words('contents')}">${links.join('')}</nav>
<main><h1>${words('title')}</h1><p>${words('about')}</p>
${drawGuide(language, { origin: sources.publicUrl, calls })}
<h2 class="part" id="calls">${words('calls')}</h2><p>${words('callsText', { count })}</p>
${sections.join('\n')}</main></div>`,
  })
}

/** The page of all calls by feature, from the OpenAPI document. */
export function drawCalls({ document, sources }: Page): string {
  const { endpoints, publicUrl, version } = sources
  const features = Map.groupBy(endpoints, (endpoint) => drawnOf(endpoint, document)?.tags[0] ?? '')
  const sections = [...features].map(([feature, calls]) => {
    const list = calls.map((endpoint) => drawOne(endpoint, { document, sources }, false))
    return `<section id="${feature}"><h2>${title(feature)}</h2>${list.join('')}</section>`
  })
  const links = [...features].map(
    ([feature, calls]) => `<a href="#${feature}">${title(feature)} <small>${calls.length}</small></a>`,
  )
  return drawFrame({
    language: 'en',
    title: 'Calls of Blazon',
    description: 'Every call of this server, with its input, answer, problems and an example.',
    style: apiStyle,
    aside: `<span class="aside"><a href="/api/docs">Guide</a>${OPENAPI}</span>`,
    body: `<div class="frame"><nav aria-label="Features">${links.join('')}</nav>
<main><h1>Calls of Blazon ${escapeHtml(version)}</h1>
<p>${endpoints.length} calls at <code>${escapeHtml(publicUrl)}</code>. Each is generated from the contract that the server itself uses,
and each example is the response of a real server in a test. <a href="/api/docs">The guide</a> has the calls that API keys can make.</p>
<p>A signed-in call carries <code>Authorization: Bearer</code> and the token of its session; a call from other software carries an API key in the
header <code>Token</code>. A response may carry a renewed token in the header <code>renewed-token</code>. Problems are
<code>{ "code", "message" }</code>, the message being the key below; the calls of OpenID4VCI answer <code>{ "error" }</code> as their
standard says. Absent texts and dates are empty, never null; times are ISO 8601 in UTC.</p>
${sections.join('\n')}</main></div>`,
  })
}

function drawnOf({ base, path, method }: Endpoint, document: Record<string, unknown>): Drawn | undefined {
  return (document as unknown as Document).paths[base + path]?.[method.toLowerCase()]
}

function drawOne(endpoint: Endpoint, { document, sources }: Page, byKey: boolean): string {
  const drawn = drawnOf(endpoint, document)
  const example = sources.examples.get(exampleName(endpoint))
  return drawn ? drawCall({ endpoint, drawn, example, origin: sources.publicUrl, byKey }) : ''
}

function title(feature: string): string {
  return `${feature[0]?.toUpperCase() ?? ''}${feature.slice(1)}`
}
