import { isPlatformDid } from '../rules.ts'

/** Whether a community is the platform's own, named by the server in its pages: it may use the brand word. */
export function isPlatformIssuer(did: string | undefined): boolean {
  const said = document.querySelector<HTMLMetaElement>('meta[name="platform-issuer"]')
  return isPlatformDid(did, said?.content)
}
