import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { changeView, type Query, readView, type ViewFields, type ViewOf } from './view-fields.ts'

/**
 * How a change of the view enters the history: as a step of its own, or in place of the current one, for a change that
 * follows the keys or that nobody asked for.
 */
type Step = 'step' | 'instead'

/**
 * The view of a list, kept in the query of the address, so that a reload, Back and a shared link show it again: page,
 * order, search, chips. `show` changes some of it, keeps the rest of the query, and leads back to the first page unless it
 * changes only the place. `fields` is a constant of the list; `prefix` begins its names where it is shown over another list.
 */
export function useView<F extends ViewFields>(fields: F, prefix = '') {
  const query: Query = useSearch({ strict: false })
  const navigate = useNavigate()
  const show = useCallback(
    (change: Partial<ViewOf<F>>, step: Step = 'step') =>
      void navigate({
        to: '.',
        search: ((before: Query) => changeView(before, { fields, change, prefix })) as never,
        replace: step === 'instead',
        resetScroll: false,
      }),
    [fields, prefix, navigate],
  )
  return { view: readView(fields, query, prefix), show }
}
