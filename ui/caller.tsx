import { createContext, useContext } from 'react'
import type { Caller } from '#base/call.ts'

/** Who calls the server below here; set by `BlazonProvider`. */
export const CallerContext = createContext<Caller>({ origin: '' })

/** The caller in use, for `call` of base outside of `useCall`. */
export function useCaller(): Caller {
  return useContext(CallerContext)
}
