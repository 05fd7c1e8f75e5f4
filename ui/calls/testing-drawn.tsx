import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { Caller } from '#base/call.ts'
import { CallerContext } from './caller.tsx'
import { QueryFrame } from './query-frame.tsx'

let hook: () => unknown
let seen: unknown

function Probe() {
  seen = hook()
  return null
}

/** What a hook returns when a component is drawn; for tests of what it does when it is called. */
export function drawn<T>(use: () => T, caller: Caller, client?: QueryClient): T {
  hook = use
  renderToString(
    <CallerContext value={caller}>
      <QueryFrame client={client}>
        <Probe />
      </QueryFrame>
    </CallerContext>,
  )
  return seen as T
}
