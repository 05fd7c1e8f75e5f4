import { QueryClient } from '@tanstack/react-query'
import { CallProblem } from '#base/problem.ts'

const TRIES = 2

/** Whether a problem comes from the server or the network, so that a toast shows it and not a field. */
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
        // By default a hook rerenders only for the properties read during rendering: a dialog whose frame is still
        // loading reads none, and would miss data that arrives before the frame.
        notifyOnChangeProps: ['data', 'error', 'isFetching'],
      },
      // Without a network a call fails at once; it is not queued for later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
