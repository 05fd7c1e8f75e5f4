import { createHash, createHmac } from 'node:crypto'
import type { StoreKeys } from './store-keys.ts'

type Unsigned = { method: string; url: URL; body: Uint8Array; region: string; now: Date }

/**
 * The headers that sign a request to a store (AWS Signature Version 4), the hash of its body and the token of a role
 * among them.
 */
export function signRequest({ method, url, body, region, now }: Unsigned, keys: StoreKeys): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = moment.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const signed: Record<string, string> = {
    host: url.host,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': moment,
    ...(keys.sessionToken && { 'x-amz-security-token': keys.sessionToken }),
  }
  const names = Object.keys(signed).join(';')
  const headers = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`)
  const parts = [method, url.pathname, queryOf(url), headers.join(''), names, signed['x-amz-content-sha256']]
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(parts.join('\n'))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${keys.secretAccessKey}`)
  const signature = hmac(key, text).toString('hex')
  const { host: _, ...sent } = signed
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}

function queryOf(url: URL): string {
  const pairs = [...url.searchParams].map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
  return pairs.sort().join('&')
}

/** A text in a path or query as a signature has it (RFC 3986): only letters, digits and `-._~` stay. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()
