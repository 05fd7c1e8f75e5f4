import type { Endpoint } from '#base/endpoint.ts'

/** A call's method and address, by which it is found among the contracts. */
export function addressOf({ method, base, path }: Pick<Endpoint, 'method' | 'base' | 'path'>): string {
  return `${method} ${base}${path}`
}
