import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-errors.ts'

/** An error as the driver makes it from a message of the server. */
function fromServer(code: string, severity = 'FATAL'): Error {
  return Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code, severity })
}

test.each([
  ['a stop by its operator', '57P01', 'FATAL'],
  ['a crash', '57P02', 'WARNING'],
  ['a start or a recovery', '57P03', 'FATAL'],
  ['an end while idle', '57P05', 'FATAL'],
  ['too many connections', '53300', 'FATAL'],
  ['a full disk', '53100', 'ERROR'],
  ['a disk that fails', '58030', 'ERROR'],
  ['a lost connection', '08006', 'FATAL'],
  ['a commit of unknown outcome', '08007', 'ERROR'],
  ['a write on a standby or a replaced primary', '25006', 'ERROR'],
  ['a pooler without its Postgres', '08P01', 'FATAL'],
])('takes %s for a database that is away', (_, code, severity) => {
  expect(isDatabaseAway(new DrizzleQueryError('insert', [], fromServer(code, severity)))).toBe(true)
})

test.each(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND', 'ETIMEDOUT'])(
  'takes %s of the network for a database that is away',
  (code) => {
    expect(isDatabaseAway(Object.assign(new Error('connect'), { code }))).toBe(true)
  },
)

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
])('takes "%s" of the driver for a database that is away', (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true)
})

test.each([
  ['quota', 19],
  ['file size', 22],
  ['input or output', 29],
  ['room', 51],
])('takes an error of the embedded database about %s for one that is away', (_, errno) => {
  expect(isDatabaseAway(new DrizzleQueryError('insert', [], { name: 'ErrnoError', errno } as never))).toBe(true)
})

test.each([
  ['a broken rule', '23505', 'ERROR'],
  ['a wrong password', '28P01', 'FATAL'],
  ['a statement that breaks the protocol', '08P01', 'ERROR'],
  ['a canceled statement', '57014', 'ERROR'],
])('does not take %s for a database that is away', (_, code, severity) => {
  expect(isDatabaseAway(fromServer(code, severity))).toBe(false)
})
