import { Text } from '../layout/text.tsx'
import { hostInAddress } from './host-in-address.ts'
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
