import { useEffect } from 'react'
import type { Endpoint } from '#base/endpoint.ts'
import { useInvalidate } from '#ui/calls/use-call.ts'

/** Reads a list of guests again when another gate has admitted somebody, which the count tells. */
export function useFreshGuests(list: Endpoint, inside: number | undefined): void {
  const invalidate = useInvalidate()
  useEffect(() => {
    if (inside !== undefined) void invalidate(list)
  }, [inside, list, invalidate])
}
