import type { Output } from '#base/endpoint.ts'
import type { listSessions } from '../session-contract.ts'

export type Session = Output<typeof listSessions>['sessions'][number]
