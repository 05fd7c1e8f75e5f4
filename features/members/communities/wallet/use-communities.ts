import type { Output } from '#base/endpoint.ts'
import { type KeptCall, useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { type Community, getCommunity, listCommunities } from '../contract.ts'

type Page = Output<typeof getCommunity>
/** A community of which this device may have read only the row of the list. */
export type ShownCommunity = Community & Partial<Page>

/** The communities of this wallet, the latest first; offline as last read on this device. */
export function useCommunities(): KeptCall<Output<typeof listCommunities>> {
  return useKeptCall(listCommunities, {}, 'communities')
}

/** One community of this wallet; offline as last read on this device, with less of it when only the list was read. */
export function useCommunity(issuerId: string): KeptCall<ShownCommunity> {
  const page = useKeptCall(getCommunity, { issuerId }, `community:${issuerId}`)
  const list = useCommunities()
  const isRefused = page.read.error?.status === 404
  if (page.data || isRefused) return page
  const row = list.data?.communities.find((community) => community.issuerId === issuerId)
  return { ...page, data: row, asOf: list.asOf }
}
