import { BlockList, isIP } from 'node:net'

/** A network in CIDR notation (`192.0.2.0/24`); an address alone is a network of one. Undefined for any other text. */
export function readNetwork(text: string): string | undefined {
  const [address = '', bits, rest] = text.trim().split('/')
  const family = isIP(address)
  const most = family === 4 ? 32 : 128
  if (family === 0 || rest !== undefined || address.includes('%')) return undefined
  if (bits === undefined) return `${address.toLowerCase()}/${most}`
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > most) return undefined
  return `${address.toLowerCase()}/${Number(bits)}`
}

/** Whether an address is in one of some networks; IPv4 addresses written as IPv6 are read as IPv4. */
export function isInNetworks(ip: string, networks: readonly string[]): boolean {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const family = isIP(address)
  if (family === 0) return false
  const list = new BlockList()
  for (const network of networks) {
    const [of = '', bits] = network.split('/')
    list.addSubnet(of, Number(bits), isIP(of) === 4 ? 'ipv4' : 'ipv6')
  }
  return list.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
