import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { Output } from '#base/endpoint.ts'
import { changeCached, patchAt } from '#ui/calls/cached.ts'
import { queryKey } from '#ui/calls/use-call.ts'
import { listKept } from '../contract.ts'
import type { KeptRow } from './use-kept-badges.ts'

type Shelf = InfiniteData<Output<typeof listKept>>

/** Changes one badge in the pages of the shelf that were read, without reading all of them again. */
export function useKeptRows() {
  const client = useQueryClient()
  const change = (next: (shelf: Shelf) => Shelf) => changeCached(client, patchAt<Shelf>(queryKey(listKept), next))
  return {
    replace: (row: KeptRow) => void change((shelf) => withRow(shelf, row)),
    drop: (keptId: string) => void change((shelf) => withoutRow(shelf, keptId)),
  }
}

/** The pages with another state of a badge; pages without it stay the same objects. */
export function withRow(shelf: Shelf, row: KeptRow): Shelf {
  const isThere = ({ keptId }: KeptRow) => keptId === row.keptId
  const pages = shelf.pages.map((page) =>
    page.badges.some(isThere) ? { ...page, badges: page.badges.map((one) => (isThere(one) ? row : one)) } : page,
  )
  return { ...shelf, pages }
}

/** The pages without a badge, which every page counts out. */
export function withoutRow(shelf: Shelf, keptId: string): Shelf {
  const isThere = shelf.pages.some(({ badges }) => badges.some((one) => one.keptId === keptId))
  if (!isThere) return shelf
  const pages = shelf.pages.map(({ badges, count, ...page }) => ({
    ...page,
    badges: badges.filter((one) => one.keptId !== keptId),
    count: count - 1,
  }))
  return { ...shelf, pages }
}
