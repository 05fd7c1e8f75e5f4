import type { Endpoint } from '#base/endpoint.ts'
import type { Example } from './examples.ts'

type Options = { origin: string; byKey: boolean }

/** A call as a shell command, by a key or a session; tokens and files are placeholders. */
export function curlOf(endpoint: Endpoint, { input }: Example, { origin, byKey }: Options): string {
  const rest = { ...input }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  const parts = [`curl${endpoint.stream ? ' -N' : ''}${endpoint.method === 'GET' ? '' : ` -X ${endpoint.method}`}`]
  const fields = Object.entries(rest)
  const url = origin + endpoint.base + path
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
    parts.push(quote(query.size > 0 ? `${url}?${query}` : url))
  } else parts.push(quote(url))
  if (byKey || endpoint.who === 'apiKey') parts.push("-H 'Token: YOUR_KEY'")
  else if (endpoint.who !== 'anyone') parts.push("-H 'Authorization: Bearer YOUR_TOKEN'")
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE' || fields.length === 0) return parts.join(' \\\n  ')
  if (endpoint.body === 'multipart')
    parts.push(...fields.map(([name, value]) => `-F ${quote(`${name}=${written(value)}`)}`))
  else if (endpoint.body === 'form')
    parts.push(...fields.map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`))
  else parts.push("-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(rest))}`)
  return parts.join(' \\\n  ')
}

function written(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null && '$file' in value) return `@${String(value.$file)}`
  return JSON.stringify(value)
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
