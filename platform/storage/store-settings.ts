import { z } from 'zod'
import { isLoopbackHost } from '../settings/is-loopback-host.ts'

const text = z.string().min(1).max(4000).optional()
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional()

/** The settings of an S3-compatible store. The names from AWS are those that its own tools read. */
export const storeSettings = {
  BLOBS_URL: text,
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  AWS_SESSION_TOKEN: text,
  AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: z.string().startsWith('/', 'must begin with /').optional(),
  AWS_CONTAINER_CREDENTIALS_FULL_URI: address,
  AWS_CONTAINER_AUTHORIZATION_TOKEN: text,
  AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: text,
  AWS_EC2_METADATA_SERVICE_ENDPOINT: address,
}

type Read = z.output<z.ZodObject<typeof storeSettings>>

/** Where the keys of a store come from. */
export type KeySource =
  | { kind: 'fixed'; accessKeyId: string; secretAccessKey: string; sessionToken?: string }
  /** The role of a container in ECS or EKS; the token proves which one it is. */
  | { kind: 'container'; address: string; token?: string; tokenFile?: string }
  /** The role of an EC2 instance. */
  | { kind: 'instance'; address: string }

/** An S3-compatible store: the address of its bucket, and where its keys come from. */
export type S3Settings = { bucket: string; address: string; region: string; keys: KeySource }

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const SHAPE = 's3://bucket?endpoint=https://store.example.org&region=eu-west-1'

/** Reads the settings of a store; undefined without one. Throws a sentence that names the variable. */
export function readStoreSettings(env: Read): S3Settings | undefined {
  return env.BLOBS_URL === undefined ? undefined : readStoreAddress(env.BLOBS_URL, env)
}

function readStoreAddress(text: string, env: Read): S3Settings {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 's3:') throw new Error(`BLOBS_URL must be an address such as ${SHAPE}.`)
  if (url.username || url.password)
    throw new Error('BLOBS_URL must hold no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const bucket = url.host
  if (!BUCKET.test(bucket)) throw new Error(`BLOBS_URL must name a bucket: ${SHAPE}.`)
  if (url.pathname.replace('/', '') !== '' || url.hash) throw new Error('BLOBS_URL must name a bucket without a path.')
  const strange = [...url.searchParams.keys()].find((name) => !['endpoint', 'region'].includes(name))
  if (strange) throw new Error(`BLOBS_URL has an unknown setting, ${strange}: only endpoint and region exist.`)
  const endpoint = readEndpoint(url.searchParams.get('endpoint') ?? undefined)
  const region = url.searchParams.get('region') ?? (endpoint ? 'us-east-1' : undefined)
  if (!region || !/^[\w-]+$/.test(region)) throw new Error('BLOBS_URL needs &region=..., such as eu-west-1.')
  return { bucket, region, address: addressOf({ bucket, region, endpoint }), keys: readKeys(env, endpoint) }
}

function readEndpoint(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined
  const endpoint = URL.canParse(text) ? new URL(text) : undefined
  if (!endpoint || !/^https?:$/.test(endpoint.protocol))
    throw new Error('BLOBS_URL needs an endpoint that begins with https:// (or http://).')
  if (endpoint.username || endpoint.search || endpoint.hash)
    throw new Error('The endpoint in BLOBS_URL must be a bare address.')
  return endpoint
}

/** The bucket is a part of the path, which any store understands, except at AWS, where it is a part of the host. */
function addressOf({
  bucket,
  region,
  endpoint,
}: {
  bucket: string
  region: string
  endpoint: URL | undefined
}): string {
  if (endpoint) return `${endpoint.href.replace(/\/+$/, '')}/${bucket}`
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  // A name with dots would not match the certificate.
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`
}

function readKeys(env: Read, endpoint: URL | undefined): KeySource {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: token } = env
  if (accessKeyId && secretAccessKey)
    return { kind: 'fixed', accessKeyId, secretAccessKey, ...(token && { sessionToken: token }) }
  if (accessKeyId || secretAccessKey) throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY need each other.')
  const path = env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI
  const container = path ? `http://169.254.170.2${path}` : env.AWS_CONTAINER_CREDENTIALS_FULL_URI
  if (container)
    return {
      kind: 'container',
      address: container,
      ...(env.AWS_CONTAINER_AUTHORIZATION_TOKEN && { token: env.AWS_CONTAINER_AUTHORIZATION_TOKEN }),
      ...(env.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE && { tokenFile: env.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE }),
    }
  const instance = env.AWS_EC2_METADATA_SERVICE_ENDPOINT
  if (endpoint && !instance && !endpoint.hostname.endsWith('.amazonaws.com'))
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing: the keys of the store in BLOBS_URL.')
  return { kind: 'instance', address: instance ?? 'http://169.254.169.254' }
}

/** Whether a store is reached over a network without TLS. */
export function isPlainStore({ address }: Pick<S3Settings, 'address'>): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isLoopbackHost(hostname)
}
