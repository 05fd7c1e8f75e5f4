import { randomBytes } from 'node:crypto'

/** A hash that nobody anchored yet. */
export const someHash = () => `0x${randomBytes(32).toString('hex')}`
