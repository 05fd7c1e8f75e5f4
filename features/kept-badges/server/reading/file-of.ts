import type { Reading } from './read-for-holder.ts'

const BY_CARRIER = { png: ['png', 'image/png'], svg: ['svg', 'image/svg+xml'] } as const
const ADDRESS = ['txt', 'text/plain'] as const
const BY_FORM = {
  json: ['json', 'application/vc'],
  jwt: ['jwt', 'application/vc+jwt'],
  'sd-jwt': ['sd-jwt', 'application/dc+sd-jwt'],
} as const

/** A badge's file as it was received, to download; `content` is base64. */
export function fileOf(received: Uint8Array, { carrier, form }: Pick<Reading['verification'], 'carrier' | 'form'>) {
  const content = Buffer.from(received)
  const start = content.subarray(0, 100).toString()
  const text = /^\s*https:/i.test(start) ? ADDRESS : BY_FORM[/^\s*[{[]/.test(start) ? 'json' : form]
  const [ending, type] = carrier === 'text' ? text : BY_CARRIER[carrier]
  return { name: `badge.${ending}`, type, content: content.toString('base64') }
}
