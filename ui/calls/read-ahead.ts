import type { QueryClient } from '@tanstack/react-query'
import type { Caller } from '#base/call.ts'
import type { CallInput, Endpoint } from '#base/endpoint.ts'
import { ask } from './ask.ts'
import { queryKey } from './use-call.ts'

/** A call that a page makes as it opens. */
export type Read = { endpoint: Endpoint; input: unknown }

/** A call that a page makes, with the input that its screen passes. */
export function readOf<E extends Endpoint>(endpoint: E, input: CallInput<E>): Read {
  return { endpoint, input }
}

/** Reads ahead what a page will ask for, unless it is cached and fresh; a failure is left to the page itself. */
export function readAhead(client: QueryClient, caller: Caller, reads: readonly Read[]): void {
  for (const { endpoint, input } of reads) {
    void client.prefetchQuery({
      queryKey: queryKey(endpoint, input as CallInput<Endpoint>),
      queryFn: ({ signal }) => ask(caller, endpoint, input as CallInput<Endpoint>, signal),
      retry: false,
    })
  }
}
