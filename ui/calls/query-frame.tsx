import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'

let ours: QueryClient | undefined

/**
 * Wraps components that call the server with `useCall` or `useQueryCall`: provides the page's cache of responses,
 * always the same one unless `client` is given. Separate from `BlazonProvider`, for pages that make no calls at first.
 */
export function QueryFrame({ client, children }: { client?: QueryClient; children: ReactNode }) {
  ours ??= client ?? createQueryClient()
  return <QueryClientProvider client={client ?? ours}>{children}</QueryClientProvider>
}

/** The page's cache of responses. */
export function pageClient(): QueryClient {
  ours ??= createQueryClient()
  return ours
}
