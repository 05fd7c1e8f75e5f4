import { hook } from '#platform/hook.ts'

/** People whose name in a community has changed. */
export type Renamed = { issuerId: string; holderIds: string[] }

/** Names changed in a community, in the same transaction: higher features keep copies. */
export const peopleRenamed = hook<Renamed>('people have another name in a community')
