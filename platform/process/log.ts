import { pino } from 'pino'
import type { Config } from '../settings/config.ts'
import { describeError } from './describe-error.ts'

export type Log = {
  debug: (fields: object, message: string) => void
  info: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
  error: (fields: object, message: string) => void
}

/** JSON lines on standard output: request ids and routes, never paths, addresses or tokens. */
export function createLog(config: Pick<Config, 'logLevel'>) {
  return pino({
    level: config.logLevel,
    base: undefined,
    serializers: { err: describeError },
  })
}
