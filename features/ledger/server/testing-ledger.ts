import { randomBytes } from 'node:crypto'

/** A hash that is not anchored yet. */
export const someHash = () => `0x${randomBytes(32).toString('hex')}`
