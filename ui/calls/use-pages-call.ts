import { useInfiniteQuery } from '@tanstack/react-query'
import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import type { CallProblem } from '#base/problem.ts'
import { ask } from './ask.ts'
import { useCaller } from './caller.tsx'
import { queryKey } from './use-call.ts'

type Options<E extends Endpoint> = {
  /** The part of the input that leads to the page after one; undefined after the last. */
  next: (page: Output<E>) => Partial<CallInput<E>> | undefined
  /** Whether the pages of another input stay until the first page has loaded. */
  keepsPages?: boolean
  enabled?: boolean
  /** For how long what was read is fresh, where that is longer than for other calls: all pages are read again after it. */
  staleTime?: number
}

/**
 * Reads a list page by page by its cursors: `query.data` are the pages read so far, `more()` reads the next one while
 * `hasMore`. When the endpoint's responses become stale, all of these pages are read again. Errors are returned, not
 * toasted; `isMoreFailed` is of the last `more()`.
 */
export function usePagesCall<E extends Endpoint>(endpoint: E, input: CallInput<E>, options: Options<E>) {
  const caller = useCaller()
  const { next, keepsPages = false, enabled, staleTime } = options
  const query = useInfiniteQuery({
    queryKey: [...queryKey(endpoint), 'pages', input],
    queryFn: ({ pageParam, signal }) => ask(caller, endpoint, Object.assign({}, input, pageParam), signal),
    initialPageParam: {} as Partial<CallInput<E>>,
    getNextPageParam: (page: Output<E>) => next(page),
    placeholderData: (before) => (keepsPages ? before : undefined),
    notifyOnChangeProps: ['data', 'error', 'isFetching', 'isFetchingNextPage', 'isPlaceholderData', 'fetchStatus'],
    enabled,
    ...(staleTime !== undefined && { staleTime }),
  })
  const { data, isFetching, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const { fetchStatus, isPlaceholderData } = query
  return {
    query: {
      data: data?.pages,
      error: query.error as CallProblem | null,
      isFetching,
      refetch,
      fetchStatus,
      isPlaceholderData,
    },
    hasMore: hasNextPage,
    more: () => {
      if (!isFetching) void query.fetchNextPage()
    },
    isReadingMore: isFetchingNextPage,
    // Without a network the next page waits, which is not seen otherwise.
    isMoreFailed: isFetchNextPageError || (fetchStatus === 'paused' && data !== undefined && !isPlaceholderData),
    isPlaceholder: isPlaceholderData,
  }
}
