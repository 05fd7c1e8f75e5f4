import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Coding = 'br' | 'gzip'

/** Smaller responses fit into one packet anyway. */
const MIN_BYTES = 1024
const TEXT = /^(text\/|image\/svg\+xml|application\/(vc$|(\w+\+)?json))/
/** Up to here, handing a response to another thread takes longer than compressing it: 60 microseconds for two kilobytes. */
const AT_ONCE_BYTES = 8192
/** Pages and lists are compressed on request: about a millisecond for thirty kilobytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Compresses generated texts with a coding that the browser accepts; built files are already compressed, and streams
 * are skipped. No response mixes text from strangers with a secret that a cookie unlocks.
 */
export async function compressAnswers(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  const type = String(reply.getHeader('content-type') ?? '')
  if (Buffer.byteLength(payload) < MIN_BYTES || !TEXT.test(type) || reply.hasHeader('content-encoding')) return payload
  const vary = reply.getHeader('vary')
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`)
  const coding = codingFor(request.headers['accept-encoding'])
  if (!coding) return payload
  reply.header('content-encoding', coding).removeHeader('content-length')
  if (Buffer.byteLength(payload) <= AT_ONCE_BYTES)
    return coding === 'br' ? brotliCompressSync(payload, BROTLI) : gzipSync(payload)
  return coding === 'br' ? promisify(brotliCompress)(payload, BROTLI) : promisify(gzip)(payload)
}

/** The best coding that an Accept-Encoding allows (RFC 9110, section 12.5.3); a weight of 0 excludes one. */
function codingFor(accepted: string | string[] = ''): Coding | undefined {
  const taken = String(accepted)
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding))
}
