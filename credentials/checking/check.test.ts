import { expect, test } from 'vitest'
import { type ContentCheck, worstOf } from './check.ts'

const GOOD: ContentCheck = { ok: true }
const REMARKED: ContentCheck = { ok: true, reason: 'schemaUnread' }
const UNKNOWN: ContentCheck = { ok: null, reason: 'contentMalformed' }
const FAILED: ContentCheck = { ok: false, reason: 'resourceAltered' }

test.each<[string, ContentCheck[], ContentCheck]>([
  ['a failure counts before what is unknown', [UNKNOWN, FAILED], FAILED],
  ['a failure counts before a remark', [REMARKED, FAILED], FAILED],
  ['what is unknown counts before a remark', [REMARKED, UNKNOWN], UNKNOWN],
  ['what is unknown counts before a success', [GOOD, UNKNOWN], UNKNOWN],
  ['a remark counts before a success', [GOOD, REMARKED], REMARKED],
  ['all successes are one', [GOOD, GOOD], GOOD],
  ['no checks are a success', [], GOOD],
])('of several checks %s', (_, checks, worst) => {
  expect(worstOf(checks)).toEqual(worst)
  expect(worstOf(checks.toReversed())).toEqual(worst)
})
