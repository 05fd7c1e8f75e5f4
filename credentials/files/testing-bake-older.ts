import { crc32 } from 'node:zlib'

/** Bakes a badge before Open Badges 3.0 into a PNG, as `iTXt` or as the older `tEXt`, behind a number of other texts. */
export function bakeOlder(png: Buffer, type: 'iTXt' | 'tEXt', text: string, others = 0): Buffer {
  const end = png.length - 12
  const notes = Array.from({ length: others }, (_, nth) => chunkOf('tEXt', `Comment\0${nth}`))
  const baked = chunkOf(type, `openbadges\0${type === 'iTXt' ? '\0\0\0\0' : ''}${text}`)
  return Buffer.concat([png.subarray(0, end), ...notes, baked, png.subarray(end)])
}

function chunkOf(type: string, data: string): Buffer {
  const typed = Buffer.from(type + data)
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(typed.length - 4)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}
