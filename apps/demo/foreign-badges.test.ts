import { expect, test } from 'vitest'
import type { SafeFetch } from '#platform/outgoing/safe-fetch.ts'
import { HOSTED_BADGE, publishForDemo } from './foreign-badges.ts'

const asked: string[] = []
const network: SafeFetch = async (url) => {
  asked.push(url)
  return Buffer.from('other')
}
const fetch = publishForDemo(network)

test('the made-up site publishes its badge without being asked, and nothing else', async () => {
  expect(JSON.parse(Buffer.from(await fetch(HOSTED_BADGE.id, '*/*')).toString())).toEqual(HOSTED_BADGE)
  await expect(fetch(`${HOSTED_BADGE.id}/more`, '*/*')).rejects.toMatchObject({ reason: 'unreachable' })
  expect(asked).toEqual([])
})

test('all other addresses are fetched', async () => {
  expect(Buffer.from(await fetch('https://maison-du-velo.example.org.evil.example/', '*/*')).toString()).toBe('other')
  expect(asked).toEqual(['https://maison-du-velo.example.org.evil.example/'])
})
