import type { Output } from '#base/endpoint.ts'
import type { findTickets } from '../../contract.ts'

export type Guest = Output<typeof findTickets>['tickets'][number]

/** How the list of guests is read page by page; the guests before stay while a search is typed. */
export const nextPage = {
  next: ({ next }: Output<typeof findTickets>) => (next ? { after: next } : undefined),
  keepsPages: true,
}
