import { crc32, deflateSync } from 'node:zlib'

/** A PNG that holds a text of so many bytes, compressed a thousandfold. */
export function compressedInPng(bytes: number): Buffer {
  const chunk = (type: string, data: Uint8Array) => {
    const typed = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(typed))
    return Buffer.concat([length, typed, sum])
  }
  const head = Buffer.from('openbadgecredential\0\x01\0\0\0', 'latin1')
  const text = chunk('iTXt', Buffer.concat([head, deflateSync(Buffer.alloc(bytes, ' '))]))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', Buffer.alloc(13)), text, chunk('IEND', Buffer.alloc(0))])
}
