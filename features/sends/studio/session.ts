import type { Output } from '#base/endpoint.ts'
import type { listSessions } from '#features/claims/contract.ts'

export type Session = Output<typeof listSessions>['sessions'][number]
