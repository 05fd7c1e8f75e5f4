import { hook } from '#platform/hook.ts'

/** Gifts of some people are marked and no longer count; in the same transaction. */
export const giftsMarked = hook<{ issuerId: string; giverIds: string[] }>('gifts are marked')
