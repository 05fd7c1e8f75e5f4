import { QueryClient } from '@tanstack/react-query'
import { CallProblem } from '#base/problem.ts'

const TRIES = 2

/** Whether a problem is the server's or the network's, so that it is told by a toast and not beside a field. */
export function isServerTrouble(problem: unknown): boolean {
  return !(problem instanceof CallProblem) || problem.status === 0 || problem.status >= 500
}

/** The browser's cache of server state: fresh for 10 s, two more tries when the server fails, none when it refuses. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, problem) => failures < TRIES && isServerTrouble(problem),
        refetchOnWindowFocus: false,
        // By default a hook is told only of what was read of its answer while it rendered: in a dialog whose frame is still
        // loading nothing was, and what came before the frame would never be shown.
        notifyOnChangeProps: ['data', 'error', 'isFetching'],
      },
      // Without a network a call fails at once and says so; it does not wait to be made later, unasked.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
