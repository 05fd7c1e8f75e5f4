import type { Endpoint } from '#base/endpoint.ts'
import { escapeHtml } from '#base/escape-html.ts'
import { drawFrame } from '#features/legal/server/draw-frame.ts'
import { apiStyle } from './api-style.ts'
import { curlOf } from './curl-of.ts'
import { type Example, exampleName } from './examples.ts'
import type { Sources } from './open-api.ts'

type Field = { name: string; in: string; required: boolean; schema: Schema }
type Schema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  items?: Schema
  anyOf?: Schema[]
  default?: unknown
  maxLength?: number
}
type Drawn = {
  summary: string
  description: string
  operationId: string
  tags: string[]
  'x-problems': { key: string; status: number; code: number; says: string }[]
  parameters: Omit<Field, 'type'>[]
  requestBody?: { content: Record<string, { schema: { properties: Record<string, Schema>; required: string[] } }> }
}
type Document = { paths: Record<string, Record<string, Drawn>> }

/** The page of all calls, from the OpenAPI document: no script, nothing loaded, light or dark like the system. */
export function drawApi(
  document: Record<string, unknown>,
  { endpoints, examples, publicUrl, version }: Sources,
): string {
  const { paths } = document as unknown as Document
  const calls = endpoints.flatMap((endpoint) => {
    const drawn = paths[endpoint.base + endpoint.path]?.[endpoint.method.toLowerCase()]
    return drawn ? [{ endpoint, drawn }] : []
  })
  const features = Map.groupBy(calls, ({ drawn }) => drawn.tags[0] ?? '')
  const sections = [...features].map(([feature, calls]) => {
    const list = calls.map(({ endpoint, drawn }) =>
      drawCall(endpoint, drawn, examples.get(exampleName(endpoint)), publicUrl),
    )
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
    aside: '<a href="/api/openapi.json">OpenAPI 3.1</a>',
    body: `<div class="frame"><nav aria-label="Features">${links.join('')}</nav>
<main><h1>Calls of Blazon ${escapeHtml(version)}</h1>
<p>${calls.length} calls at <code>${escapeHtml(publicUrl)}</code>. Each is generated from the contract that the server itself uses,
and each example is the response of a real server in a test.</p>
<p>A signed-in call carries <code>Authorization: Bearer</code> and its session's token; a call from other software carries an API key in the
header <code>Token</code>. A response may carry a renewed token in the header <code>renewed-token</code>. Problems are
<code>{ "code", "message" }</code>, the message being the key below; the calls of OpenID4VCI answer <code>{ "error" }</code> as their
standard says. Absent texts and dates are empty, never null; times are ISO 8601 in UTC.</p>
${sections.join('\n')}</main></div>`,
  })
}

function drawCall(endpoint: Endpoint, drawn: Drawn, example: Example | undefined, origin: string): string {
  const path = escapeHtml(endpoint.base + endpoint.path)
  const fields = [...drawn.parameters, ...bodyFields(drawn)]
  const rows = fields.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? '' : ', optional'}</td><td>${escapeHtml(typeOf(schema))}</td></tr>`,
  )
  const problems = drawn['x-problems'].map(
    ({ key, status, code, says }) =>
      `<tr><td>${status}</td><td>${code}</td><td><code>${escapeHtml(key)}</code></td><td>${escapeHtml(says)}</td></tr>`,
  )
  const paragraphs = drawn.description.split('\n\n').map((text) => `<p>${inline(text)}</p>`)
  return `<details id="${drawn.operationId}"><summary><h3><b>${endpoint.method}</b><code>${path}</code></h3><span>${inline(drawn.summary)}</span></summary>
<div class="call">${paragraphs.join('')}
${rows.length > 0 ? `<h4>Input</h4><table><thead><tr><th>Name</th><th>In</th><th>Type</th></tr></thead>${rows.join('')}</table>` : ''}
${example ? `<h4>Example</h4><pre tabindex="0">${escapeHtml(curlOf(endpoint, example, origin))}</pre><h4>${endpoint.stream ? 'First event' : 'Response'}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(example.answer, null, 2) ?? '204')}</pre>` : ''}
<h4>Problems</h4><table><thead><tr><th>Status</th><th>Code</th><th>Key</th><th>Message</th></tr></thead>${problems.join('')}</table></div></details>`
}

function bodyFields({ requestBody }: Drawn): Field[] {
  return Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) => {
    const place = { 'application/json': 'JSON body', 'multipart/form-data': 'form with files' }[type] ?? 'form'
    const { properties, required } = schema
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema,
    }))
  })
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(', ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (schema.format === 'binary') return 'file'
  if (schema.items) return `list of ${typeOf(schema.items)}`
  const type = [schema.type ?? 'any'].flat().join(' or ')
  return schema.maxLength ? `${type}, at most ${schema.maxLength}` : type
}

/** Comments mark code with backticks. */
function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

function title(feature: string): string {
  return `${feature[0]?.toUpperCase() ?? ''}${feature.slice(1)}`
}
