import type { Output } from '#base/endpoint.ts'
import { type KeptCall, useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { listGivable } from '../wallet-contract.ts'

export type Givable = Output<typeof listGivable>
export type GivableCommunity = Givable['communities'][number]
export type GivableTemplate = GivableCommunity['templates'][number]

/** The communities with badges that the holder may give; offline as last read on this device. */
export function useGivable(): KeptCall<Givable> {
  return useKeptCall(listGivable, {}, 'givable')
}

/** A template of any of the communities, with its community. */
export function findGivable(
  givable: Givable,
  templateId: string,
): { community: GivableCommunity; template: GivableTemplate } | undefined {
  for (const community of givable.communities) {
    const template = community.templates.find((one) => one.templateId === templateId)
    if (template) return { community, template }
  }
  return undefined
}
