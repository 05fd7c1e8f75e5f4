import { expect, test } from 'vitest'
import { broughtOf, droppedOf } from './brought.ts'

test.each(['https://badges.example/42', '  http://badges.example/42?a=b \n'])('%j is an address', (pasted) => {
  expect(broughtOf(pasted)).toEqual({ url: pasted.trim() })
})

test.each(['{"type": "https://w3id.org"}', 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln', 'see https://badges.example/42'])(
  '%j is the text of a badge',
  async (pasted) => {
    expect(await broughtOf(pasted)?.file?.text()).toBe(pasted)
  },
)

test('nothing is nothing', () => {
  expect(broughtOf(' \n')).toBeUndefined()
})

test('a dropped file counts before an address, and the first address of several', () => {
  const file = new File(['{}'], 'badge.json')
  const drop = (files: File[], uris: string) => ({ files, getData: () => uris }) as unknown as DataTransfer
  expect(droppedOf(drop([file], 'https://badges.example/1'))).toEqual({ file, of: 1 })
  expect(droppedOf(drop([], 'https://badges.example/1\r\nhttps://badges.example/2'))).toEqual({
    url: 'https://badges.example/1',
  })
  expect(droppedOf(drop([], ''))).toBeUndefined()
})
