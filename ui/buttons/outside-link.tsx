import { Text } from '../layout/text.tsx'
import { mixesScripts } from './mixes-scripts.ts'

/**
 * An address that someone else wrote: opened only by a press, without a referrer. Its host is emphasized; one that is
 * not an http(s) address is plain text.
 */
export function OutsideLink({ address }: { address: string }) {
  const protocol = URL.canParse(address) ? new URL(address).protocol : ''
  if (protocol !== 'https:' && protocol !== 'http:')
    return (
      <Text as="span" breaks>
        {address}
      </Text>
    )
  const written = hostInAddress(address)
  const parts = written && !mixesScripts(written.host) ? written : hostInAddress(new URL(address).href)
  return (
    <Text
      as="a"
      breaks
      className="bz-link"
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      referrerPolicy="no-referrer"
    >
      {parts ? (
        <>
          {parts.before}
          <strong>{parts.host}</strong>
          {parts.after}
        </>
      ) : (
        address
      )}
    </Text>
  )
}

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
