/**
 * The host of an address as written in it, and what is before and after; undefined where it is written so unlike what a
 * browser opens that it cannot be pointed out.
 */
export function hostInAddress(address: string): { before: string; host: string; after: string } | undefined {
  const [found, host] = /^https?:\/\/(?:[^/?#\\]*@)?([^/?#\\]*)/i.exec(address) ?? []
  if (!found || !host || ![address, `https://${host}`].every((one) => URL.canParse(one))) return undefined
  if (new URL(`https://${host}`).hostname !== new URL(address).hostname) return undefined
  const end = found.length
  return { before: address.slice(0, end - host.length), host, after: address.slice(end) }
}
