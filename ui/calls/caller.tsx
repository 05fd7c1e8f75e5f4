import { createContext, useContext } from 'react'
import type { Caller } from '#base/call.ts'

/** The caller of the server for the components below; set by `BlazonProvider`. */
export const CallerContext = createContext<Caller>({ origin: '' })

/** The current caller, for `call` of base outside of `useCall`. */
export function useCaller(): Caller {
  return useContext(CallerContext)
}
