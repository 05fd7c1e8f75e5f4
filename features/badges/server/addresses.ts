import type { Config } from '#platform/settings/config.ts'

type Origins = Pick<Config, 'publicUrl'>

/** The id of a badge's credential, which is also its address. */
export function credentialUrl({ publicUrl }: Origins, badgeId: string): string {
  return `${publicUrl}/credentials/${badgeId}`
}

/** A badge's public verification page. */
export function verifyUrl({ publicUrl }: Origins, badgeId: string): string {
  return `${publicUrl}/verify/${badgeId}`
}

/** A shared badge's page; its picture and its embedded version have addresses of their own. */
export function shareUrl({ publicUrl }: Origins, shareId: string): string {
  return `${publicUrl}/share/${shareId}`
}

/** The preview picture of a shared badge for other sites. */
export function shareImageUrl(config: Origins, shareId: string): string {
  return `${shareUrl(config, shareId)}/card.png`
}

/** The version of a shared badge that other sites may embed in a frame. */
export function embedUrl({ publicUrl }: Origins, shareId: string): string {
  return `${publicUrl}/embed/${shareId}`
}

/** The address of a status list, which is also its credential's id. */
export function statusListUrl({ publicUrl }: Origins, listId: string): string {
  return `${publicUrl}/status/${listId}`
}

/** The address of the suspension list with the same slots, which is also its credential's id. */
export function suspensionListUrl(config: Origins, listId: string): string {
  return `${statusListUrl(config, listId)}/suspension`
}

/** The address of the Token Status List with the same slots, for badges as SD-JWT VC. */
export function tokenListUrl(config: Origins, listId: string): string {
  return `${statusListUrl(config, listId)}/tokens`
}

/** The id of the achievement that a template's badges attest. */
export function achievementUrl({ publicUrl }: Origins, templateId: string): string {
  return `${publicUrl}/achievements/${templateId}`
}

/** The type of a template's badges as SD-JWT VC (`vct`); it extends that of every badge. */
export function templateTypeUrl({ publicUrl }: Origins, templateId: string): string {
  return `${publicUrl}/vct/templates/${templateId}`
}

/** The type that all of our badges as SD-JWT VC have beside their own, and the only one of those signed by 0.5.0 and earlier. */
export function badgeTypeUrl({ publicUrl }: Origins): string {
  return `${publicUrl}/vct/badge`
}
