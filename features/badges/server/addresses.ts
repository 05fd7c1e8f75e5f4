import type { Config } from '#platform/config.ts'

type Origins = Pick<Config, 'publicUrl'>

/** The id of a badge's credential, and where it is read. */
export function credentialUrl({ publicUrl }: Origins, badgeId: string): string {
  return `${publicUrl}/credentials/${badgeId}`
}

/** A badge's public verification page. */
export function verifyUrl({ publicUrl }: Origins, badgeId: string): string {
  return `${publicUrl}/verify/${badgeId}`
}

/** A shared badge's page; its picture and its framed form stand beside it. */
export function shareUrl({ publicUrl }: Origins, shareId: string): string {
  return `${publicUrl}/share/${shareId}`
}

/** The picture that other sites show of a shared badge. */
export function shareImageUrl(config: Origins, shareId: string): string {
  return `${shareUrl(config, shareId)}/card.png`
}

/** The form of a shared badge that other sites may frame. */
export function embedUrl({ publicUrl }: Origins, shareId: string): string {
  return `${publicUrl}/embed/${shareId}`
}

/** Where a status list is read, and its credential's id. */
export function statusListUrl({ publicUrl }: Origins, listId: string): string {
  return `${publicUrl}/status/${listId}`
}

/** Where the same slots are read for suspension, and its credential's id. */
export function suspensionListUrl(config: Origins, listId: string): string {
  return `${statusListUrl(config, listId)}/suspension`
}
