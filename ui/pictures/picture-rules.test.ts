import { expect, test } from 'vitest'
import { PICTURE_MAX_BYTES, pictureProblem, pictureType } from './picture-rules.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47]

function picture(head: number[], size: number, type = 'image/png') {
  const bytes = new Uint8Array(size)
  bytes.set(head)
  return new Blob([bytes], { type })
}

test('accepts a PNG or a JPEG of up to 10485760 bytes', async () => {
  expect(await pictureProblem(picture(PNG, PICTURE_MAX_BYTES))).toBeUndefined()
  expect(await pictureProblem(picture([0xff, 0xd8, 0xff, 0xe0], 100))).toBeUndefined()
})

test('refuses a picture with a false type', async () => {
  expect(await pictureProblem(picture([0x47, 0x49, 0x46, 0x38], 100, 'image/png'))).toBe('fileFormatInvalid')
  expect(await pictureProblem(new Blob([]))).toBe('fileFormatInvalid')
})

test('knows the type of a picture by its bytes, whatever its name says', async () => {
  expect(await pictureType(picture(PNG, 100, 'image/jpeg'))).toBe('image/png')
  expect(await pictureType(picture([0xff, 0xd8, 0xff, 0xe0], 100, 'image/png'))).toBe('image/jpeg')
  expect(await pictureType(picture([0x47, 0x49, 0x46, 0x38], 100, 'image/png'))).toBeUndefined()
})

test('refuses one byte more than the limit', async () => {
  expect(await pictureProblem(picture(PNG, PICTURE_MAX_BYTES + 1))).toBe('sizeExceeded')
})
