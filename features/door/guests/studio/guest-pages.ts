import { useEffect } from 'react'
import type { Endpoint, Output } from '#base/endpoint.ts'
import { useInvalidate } from '#ui/calls/use-call.ts'
import type { findTickets } from '../../contract.ts'

export type Guest = Output<typeof findTickets>['tickets'][number]

/** How the list of guests is read page by page; the guests before stay while a search is typed. */
export const nextPage = {
  next: ({ next }: Output<typeof findTickets>) => (next ? { after: next } : undefined),
  keepsPages: true,
}

/** Reads a list of guests again when another gate has admitted somebody, which the count tells. */
export function useFreshGuests(list: Endpoint, inside: number | undefined): void {
  const invalidate = useInvalidate()
  useEffect(() => {
    if (inside !== undefined) void invalidate(list)
  }, [inside, list, invalidate])
}
