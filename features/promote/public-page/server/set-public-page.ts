import type { Input, Output } from '#base/endpoint.ts'
import { communityUrl } from '#features/issuers/server/promotion/public-page-url.ts'
import { switchPublicPage } from '#features/issuers/server/promotion/switch-public-page.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

type Set = typeof contract.setPublicPage

/** Switches the caller's public page on or off. */
export async function setPublicPage(ctx: AdminContext, { isOn }: Input<Set>): Promise<Output<Set>> {
  const { issuerId } = ctx.actor
  await switchPublicPage(ctx, { issuerId, isOn })
  return { isOn, url: communityUrl(ctx.config, issuerId) }
}
