import { hook } from '#platform/hook.ts'

/** Rows no longer wait for an e-mail, in the same transaction: it may have been the last of their send. */
export const mailsEnded = hook<{ sendId: string }[]>('claims no longer wait for an e-mail')
