import { createHmac } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { deriveKey } from '#platform/derive-key.ts'

/**
 * A visitor's network: an IPv4 address, or the first 64 bits of an IPv6 one, under a key of the server's secret. The address
 * itself is not kept, and all that there are could be tried against a hash without a key.
 */
export function networkOf(ip: string, { secret }: Pick<Config, 'secret'>): string {
  const bare = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const network = bare.includes(':') ? firstHalf(bare) : bare
  return createHmac('sha256', deriveKey(secret, 'networks')).update(network).digest('hex').slice(0, 24)
}

function firstHalf(ip: string): string {
  const [head = '', tail] = ip.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
