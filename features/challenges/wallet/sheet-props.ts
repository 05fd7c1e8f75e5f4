import type { Opened } from './opened.ts'
import type { Checking } from './use-checking.ts'

/** What the part of each type gets. */
export type PartProps = Opened & { checking: Checking; isOffline: boolean }
