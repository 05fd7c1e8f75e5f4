import { isIP } from 'node:net'

const NAMED = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Whose X-Forwarded-For is trusted: nobody's (''), that of a number of proxies in a row ('1'), or that of addresses and
 * ranges, separated by commas. Undefined for anything else.
 */
export function readTrustProxy(text: string): false | number | string[] | undefined {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length === 1 && parts[0] === '') return false
  if (parts.length === 1 && /^[1-9]$/.test(parts[0] ?? '')) return Number(parts[0])
  return parts.every(isNetwork) ? parts : undefined
}

function isNetwork(text: string): boolean {
  if (NAMED.includes(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}
