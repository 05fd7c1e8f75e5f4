import type { Kind } from '../plan.ts'
import type { Doing } from './doing.ts'
import * as studio from './studio.ts'
import * as wallet from './wallet.ts'

/** How each kind of action is done: by the calls that the studio and the wallet make. */
export const ACTIONS: Record<Kind, (doing: Doing) => unknown> = { ...studio, ...wallet }
