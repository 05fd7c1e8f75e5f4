import type { Endpoint } from '#base/endpoint.ts'
import { SCOPES, type Scope } from '#base/scopes.ts'

/** Whether an API key of some scope may make the call. */
export function isOfKeys({ scope }: Endpoint): boolean {
  return scope !== undefined
}

/** Whether it is a call of keys that changes something, and so accepts an `Idempotency-Key`. */
export function acceptsKey({ scope, method }: Endpoint): boolean {
  return scope !== undefined && method !== 'GET'
}

/** The calls that keys may make, by scope, in the order in which scopes are listed; a scope without calls is left out. */
export function callsByScope(endpoints: Endpoint[]): [Scope, Endpoint[]][] {
  return SCOPES.map((scope): [Scope, Endpoint[]] => [scope, endpoints.filter((one) => one.scope === scope)]).filter(
    ([, calls]) => calls.length > 0,
  )
}
