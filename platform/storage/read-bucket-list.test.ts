import { expect, test } from 'vitest'
import { readBucketList } from './read-bucket-list.ts'

const list = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</ListBucketResult>`
const entry = (key: string, size = '7', written = '2026-03-02T10:11:12.000Z') =>
  `<Contents><Key>${key}</Key><LastModified>${written}</LastModified><Size>${size}</Size><Owner><ID>1</ID></Owner></Contents>`
const LAST = '<IsTruncated>false</IsTruncated>'

test('reads the files of a page, and the token of the next one', () => {
  const page = list(`<IsTruncated>true</IsTruncated>${entry('a &amp; b')}${entry('c')}
    <NextContinuationToken>1/+=</NextContinuationToken>`)
  const file = { key: 'a & b', bytes: 7, writtenAt: new Date('2026-03-02T10:11:12.000Z') }
  expect(readBucketList(page)).toEqual({ files: [file, { ...file, key: 'c' }], next: '1/+=' })
})

test('the last page has no next one, and an empty one no files', () => {
  expect(readBucketList(list(`${LAST}<NextContinuationToken>x</NextContinuationToken>`))).toEqual({ files: [] })
})

test.each([
  ['an answer that was cut off', list(LAST + entry('a')).slice(0, -20)],
  ['a page that says neither that it is the last nor what follows', list(entry('a'))],
  ['another document', `<html><body>${LAST}</body></html>`],
  ['an entry without a key', list(LAST + entry(''))],
  ['an entry without a size', list(LAST + entry('a', ''))],
  ['an entry without a date', list(LAST + entry('a', '7', 'soon'))],
])('takes no list from %s', (_, xml) => {
  expect(readBucketList(xml)).toBeUndefined()
})

test('reads a name that the store wraps as character data', () => {
  const page = list(`${LAST}${entry('<![CDATA[a & b]]>')}`)
  expect(readBucketList(page)?.files.map(({ key }) => key)).toEqual(['a & b'])
})
