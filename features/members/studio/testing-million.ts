import { parentPort } from 'node:worker_threads'
import { EXPORT_PART } from '../rules.ts'
import { writeMembers } from './write-members.ts'

/** Members of the community whose file this thread writes. */
const MEMBERS = 1_000_000

let lines = 0
const file = {
  write: async (part: string) => {
    lines += part.split('\r\n').length - 1
  },
  close: async () => undefined,
  abort: async () => undefined,
}
const count = await writeMembers(file, async (after) => {
  const from = Number(after)
  const members = Array.from({ length: EXPORT_PART }, (_, at) => memberAt(from + at))
  const next = from + EXPORT_PART
  return { members, last: next < MEMBERS ? `${next}` : '' }
})
parentPort?.postMessage({ count, lines })

function memberAt(at: number) {
  const did = `did:sdi:0x${at.toString(16).padStart(40, '0')}`
  return {
    did,
    pseudo: `Member number ${at}`,
    name: `Member number ${at}`,
    points: at,
    badgeCount: at % 40,
    created: '2026-01-03T10:00:00.000Z',
  }
}
