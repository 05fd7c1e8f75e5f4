import type { Config } from '#platform/settings/config.ts'
import type { Issuer } from '../find-issuer.ts'

type Shown = Pick<Issuer, 'id' | 'deletedAt' | 'hasPublicPage'>

/** The address of a community's public page. */
export function communityUrl({ publicUrl }: Pick<Config, 'publicUrl'>, issuerId: string): string {
  return `${publicUrl}/c/${issuerId}`
}

/** The address of an issuer's public page, for links to it; '' while the page is off and once the issuer is deleted. */
export function publicPageUrl(config: Pick<Config, 'publicUrl'>, issuer: Shown): string {
  return issuer.hasPublicPage && !issuer.deletedAt ? communityUrl(config, issuer.id) : ''
}
