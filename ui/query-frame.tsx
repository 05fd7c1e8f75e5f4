import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'

let ours: QueryClient | undefined

/**
 * What stands around whatever calls the server by `useCall` or `useQueryCall`: the page's cache of answers, the same one
 * wherever it stands, unless `client` is given. Apart from `BlazonProvider`, for a page that makes no such call at first.
 */
export function QueryFrame({ client, children }: { client?: QueryClient; children: ReactNode }) {
  ours ??= client ?? createQueryClient()
  return <QueryClientProvider client={client ?? ours}>{children}</QueryClientProvider>
}
