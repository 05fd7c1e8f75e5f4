import { expect, test } from 'vitest'
import { mixesScripts } from './mixes-scripts.ts'

test.each(['p\u0430ypal.example', 'g\u03bfogle.example', 'club.ex\u0430mple'])('%s mixes scripts', (host) => {
  expect(mixesScripts(host)).toBe(true)
})

test.each(['club.example', 'exämple.org', 'клуб.рф', 'клуб.example', '東京タワー.jp', '서울club.kr', 'a1-b.example'])(
  '%s does not',
  (host) => {
    expect(mixesScripts(host)).toBe(false)
  },
)
