import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from '#testing/read-picture.ts'
import { staticPicture } from './save-static-code.ts'

test('the printed picture is 400 pixels wide, and a scanner can read its code', async () => {
  const code = 's.0123456789abcdefghjkmnpqrs.3.0f0f0f'
  const picture = sharp(Buffer.from(staticPicture(code))).png()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([400, 400])
  expect(await readPicture(data)).toBe(code)
})
