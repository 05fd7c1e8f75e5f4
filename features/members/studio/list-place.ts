import { COUNTED_MAX, type Filter } from '../rules.ts'

/** A place in a list: its page, and the cursor by which it was reached from the page beside it. */
export type Place = { page: number; after: string; before: string }

export const START: Place = { page: 1, after: '', before: '' }

/** The place after turning to a page: by cursor to the pages beside, so that no row is missed; else by number. */
export function turnTo(to: number, from: number, cursors: { first: string; last: string }): Place {
  if (to <= 1) return START
  if (to === from + 1 && cursors.last !== '') return { page: to, after: cursors.last, before: '' }
  if (to === from - 1 && cursors.first !== '') return { page: to, after: '', before: cursors.first }
  return { page: to, after: '', before: '' }
}

/** The input of a call for a place. */
export function askFor({ page, after, before }: Place) {
  if (after !== '') return { after }
  if (before !== '') return { before }
  return { pageNumber: page }
}

/** Whether counting stopped at a number of rows, so that there may be more. */
export function isCapped(total: number, search: string, status: Filter): boolean {
  return (search !== '' || status === 'pending' || status === 'unnamed') && total >= COUNTED_MAX
}

/** How many pages there are to turn to: beyond those that were counted, one after each full page. */
export function pagesToTurn(page: number, rows: number, pageSize: number, counted: number): number {
  return Math.max(counted, rows === pageSize ? page + 1 : page)
}

/** The page to show instead of one that has become empty; undefined where the page is right. */
export function pageInstead(page: number, rows: number, pages: number): number | undefined {
  return rows === 0 && page > 1 ? Math.max(1, Math.min(page - 1, pages)) : undefined
}
