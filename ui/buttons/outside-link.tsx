import styles from './outside-link.module.css'

/**
 * An address that someone else wrote: opened only by a press, without a referrer. Its host is emphasized; one that is
 * not an http(s) address is plain text.
 */
export function OutsideLink({ address }: { address: string }) {
  const { protocol, host } = URL.canParse(address) ? new URL(address) : { protocol: '', host: '' }
  if (protocol !== 'https:' && protocol !== 'http:') return <span className={styles.address}>{address}</span>
  const at = address.indexOf(host)
  return (
    <a
      className={`bz-link ${styles.address}`}
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      referrerPolicy="no-referrer"
    >
      {at < 0 ? (
        address
      ) : (
        <>
          {address.slice(0, at)}
          <strong>{host}</strong>
          {address.slice(at + host.length)}
        </>
      )}
    </a>
  )
}
