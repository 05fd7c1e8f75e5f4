import type { Endpoint } from '#base/endpoint.ts'
import { escapeHtml } from '#base/escape-html.ts'
import { say } from '#base/text.ts'
import { curlOf } from './curl-of.ts'
import type { Example } from './examples.ts'
import { ofSessions } from './open-api.ts'

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
/** What the page shows of an operation of the OpenAPI document. */
export type Drawn = {
  summary: string
  description: string
  operationId: string
  deprecated?: boolean
  tags: string[]
  'x-problems': { key: string; status: number; code: number; says: string }[]
  parameters: Omit<Field, 'type'>[]
  requestBody?: { content: Record<string, { schema: { properties: Record<string, Schema>; required: string[] } }> }
}

type Shown = { endpoint: Endpoint; drawn: Drawn; example: Example | undefined; origin: string; byKey?: boolean }

/** A call of the page: closed, its address and summary; open, its input, example and problems. */
export function drawCall({ endpoint, drawn, example, origin, byKey = false }: Shown): string {
  const path = escapeHtml(endpoint.base + endpoint.path)
  const fields = [...drawn.parameters, ...bodyFields(drawn)]
  const rows = fields.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? '' : ', optional'}</td><td>${escapeHtml(typeOf(schema))}</td></tr>`,
  )
  // The guide has those that any call of a key can return.
  const listed = drawn['x-problems'].filter(({ key }) => !byKey || key in endpoint.problems)
  const problems = listed.map(
    ({ key, status, code, says }) =>
      `<tr><td>${status}</td><td>${code}</td><td><code>${escapeHtml(key)}</code></td><td>${escapeHtml(says)}</td></tr>`,
  )
  const left = byKey ? ofSessions(endpoint) : []
  const said = drawn.description.split('\n\n').filter((text) => !left.includes(text))
  const paragraphs = said.map((text) => `<p>${inline(text)}</p>`)
  if (byKey) paragraphs.push(`<p>In the client: <code>${drawn.operationId}</code></p>`)
  return `<details id="${drawn.operationId}"><summary><h3><b>${endpoint.method}</b><code>${path}</code></h3>${drawn.deprecated ? '<i>Deprecated</i>' : ''}<span>${inline(drawn.summary)}</span></summary>
<div class="call">${paragraphs.join('')}
${rows.length > 0 ? `<h4>Input</h4><table><thead><tr><th>Name</th><th>In</th><th>Type</th></tr></thead>${rows.join('')}</table>` : ''}
${example ? `<h4>Example</h4><pre tabindex="0">${escapeHtml(curlOf(endpoint, example, { origin, byKey }))}</pre><h4>${endpoint.stream ? 'First event' : 'Response'}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(example.answer, null, 2) ?? '204')}</pre>` : ''}
${problems.length === 0 ? '' : `<h4>Problems</h4><table><thead><tr><th>Status</th><th>Code</th><th>Key</th><th>Message</th></tr></thead>${problems.join('')}</table>`}${byKey ? '<p><a href="#errors">Errors of all calls</a></p>' : ''}</div></details>`
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

/** Comments have straight apostrophes, and mark code with backticks. */
function inline(text: string): string {
  return escapeHtml(say({ en: text, fr: '' }, 'en')).replace(/`([^`]+)`/g, '<code>$1</code>')
}
