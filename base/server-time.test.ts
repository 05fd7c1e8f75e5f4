import { afterEach, expect, test } from 'vitest'
import { noteServerTime, serverNow } from './server-time.ts'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
const hoursAhead = () => Math.round(((serverNow().getTime() - Date.now()) / HOUR_MS) * 100) / 100

afterEach(() => noteServerTime(new Date().toUTCString()))

test.each([-30, 26])('signs with the time of the server where the device is off by %i hours', (hours) => {
  noteServerTime(inHours(hours).toUTCString())
  expect(hoursAhead()).toBe(hours)
})

test("keeps the device's time where it differs by seconds", () => {
  noteServerTime(new Date(Date.now() - 20_000).toUTCString())
  expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(1000)
})

test('a clock that was corrected is believed again', () => {
  noteServerTime(inHours(3).toUTCString())
  noteServerTime(new Date().toUTCString())
  expect(hoursAhead()).toBe(0)
})

test.each([null, 'soon'])('an answer with the date %s says nothing', (date) => {
  noteServerTime(inHours(2).toUTCString())
  noteServerTime(date)
  expect(hoursAhead()).toBe(2)
})
