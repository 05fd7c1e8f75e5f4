const DID_WEB = /^did:web:([a-zA-Z0-9.-]+)(?:%3A(\d{1,5}))?((?::[\w.%-]+)*)$/i

/**
 * The did:web of a path on our origin: `http://localhost:4000` and `issuers/x` give
 * `did:web:localhost%3A4000:issuers:x` (did:web method specification, 3.2).
 */
export function didWebOf(publicUrl: string, issuerPath: string): string {
  const segments = issuerPath.split('/').filter((segment) => segment !== '')
  return ['did:web', encodeURIComponent(new URL(publicUrl).host), ...segments.map(encodeURIComponent)].join(':')
}

/**
 * The address of a did:web's document: https, except on a loopback host, where there is no certificate. Throws when it
 * is not a did:web or its path would leave its host's folder.
 */
export function didWebUrl(did: string): string {
  const [, host, port, path = ''] = DID_WEB.exec(did) ?? []
  if (!host) throw new Error('Not a did:web')
  const segments = path.split(':').slice(1).map(decodeURIComponent)
  if (segments.some((segment) => /^\.*$|[/\\?#]/.test(segment))) throw new Error('Not a did:web')
  const origin = `${isLoopback(host) ? 'http' : 'https'}://${host.toLowerCase()}${port ? `:${port}` : ''}`
  if (segments.length === 0) return `${origin}/.well-known/did.json`
  return `${origin}/${segments.map(encodeURIComponent).join('/')}/did.json`
}

/** Whether a host name reaches this machine only; badges made there say so. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(host)
}
