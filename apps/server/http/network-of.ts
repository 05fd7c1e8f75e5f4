import { createHmac } from 'node:crypto'
import { macKey } from '#platform/access/derive-key.ts'
import type { Config } from '#platform/settings/config.ts'

/**
 * A visitor's network: an IPv4 address, or the first 64 bits of an IPv6 one, under a key of the server's secret. The
 * address itself is not stored, and without a key all addresses could be tried against a hash.
 */
export function networkOf(ip: string, { secret }: Pick<Config, 'secret'>): string {
  return createHmac('sha256', macKey(secret, 'networks')).update(wholeNetwork(ip)).digest('hex').slice(0, 24)
}

/** A visitor's network in readable form: the IPv4 address, or `2001:db8:0:1::/64`. */
export function networkName(ip: string): string {
  const network = wholeNetwork(ip)
  return network.includes(':') ? `${network}::/64` : network
}

function wholeNetwork(ip: string): string {
  const bare = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return bare.includes(':') ? firstHalf(bare) : bare
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
