import { SaxesParser } from 'saxes'
import type { StoredFile } from './store.ts'

/** A page of a bucket's list; `next` is the token of the following one. */
type BucketPage = { files: StoredFile[]; next: string | undefined }

/**
 * Reads the answer to ListObjectsV2. Undefined for one that is no whole list: from part of a list, a backup would be
 * incomplete without anyone noticing.
 */
export function readBucketList(xml: string): BucketPage | undefined {
  const files: StoredFile[] = []
  const page: Record<string, string> = {}
  const path: string[] = []
  let entry: Record<string, string> = {}
  let text = ''
  const parser = new SaxesParser({ xmlns: false })
  parser.on('opentag', ({ name }) => {
    path.push(name)
    text = ''
    if (isAt(path, 'Contents')) entry = {}
  })
  const read = (more: string) => {
    text += more
  }
  parser.on('text', read)
  parser.on('cdata', read)
  parser.on('closetag', ({ name }) => {
    if (isAt(path, 'Contents')) files.push(fileOf(entry))
    else if (isAt(path.slice(0, -1), 'Contents')) entry[name] = text
    else if (isAt(path, name)) page[name] = text
    path.pop()
  })
  parser.on('error', (error) => {
    throw error
  })
  try {
    parser.write(xml).close()
  } catch {
    return undefined
  }
  const isLast = page.IsTruncated?.toLowerCase() === 'false'
  if (!isLast && !page.NextContinuationToken) return undefined
  return { files, next: isLast ? undefined : page.NextContinuationToken }
}

const isAt = (path: string[], name: string) => path.length === 2 && path[0] === 'ListBucketResult' && path[1] === name

function fileOf({ Key: key, Size: size = '', LastModified: written = '' }: Record<string, string>): StoredFile {
  const writtenAt = new Date(written)
  if (!key || !/^\d+$/.test(size) || Number.isNaN(writtenAt.getTime())) throw new Error('An entry is incomplete')
  return { key, bytes: Number(size), writtenAt }
}
