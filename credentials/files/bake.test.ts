import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { CREDENTIAL_MAX_BYTES } from '../reading/not-readable.ts'
import { bakePng, readBakedPng } from './bake-png.ts'
import { bakeSvg, readBakedSvg } from './bake-svg.ts'

const JSON_TEXT = JSON.stringify({ name: 'Nœuds é\u{1F3C5} ]]> & <b> "x" \uffff', type: ['OpenBadgeCredential'] })
const JWT = 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln'

const refusal = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    return (error as { reason?: string }).reason
  }
  return 'read'
}

describe('a PNG', () => {
  let png: Buffer
  beforeAll(async () => {
    png = await sharp({ create: { width: 48, height: 75, channels: 3, background: '#211970' } })
      .png()
      .toBuffer()
  })
  const iTXt = (fields: Uint8Array) => {
    const typed = Buffer.concat([Buffer.from('iTXt'), fields])
    const chunk = Buffer.alloc(typed.length + 8)
    chunk.writeUInt32BE(fields.length, 0)
    typed.copy(chunk, 4)
    chunk.writeUInt32BE(crc32(typed), typed.length + 4)
    return chunk
  }
  const head = (flags: string) => Buffer.from(`openbadgecredential\0${flags}en\0Badge\0`, 'latin1')
  const withChunks = (...chunks: Uint8Array[]) => Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])

  test('keeps its picture and gives back what was baked into it, JSON or JWT', async () => {
    for (const text of [JSON_TEXT, JWT]) {
      const baked = bakePng(png, text)
      expect(readBakedPng(baked)).toBe(text)
      expect(await sharp(baked).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
    }
  })

  test('holds one credential: baking again replaces it, a second is refused', () => {
    expect(readBakedPng(bakePng(bakePng(png, JWT), JSON_TEXT))).toBe(JSON_TEXT)
    const chunk = iTXt(Buffer.concat([head('\0\0'), Buffer.from(JWT)]))
    expect(readBakedPng(withChunks(chunk))).toBe(JWT)
    const other = iTXt(Buffer.concat([head('\0\0'), Buffer.from(JSON_TEXT)]))
    expect(refusal(() => readBakedPng(withChunks(chunk, other)))).toBe('severalInside')
    expect(refusal(() => readBakedPng(png))).toBe('nothingInside')
  })

  test('is read up to the limit when compressed', () => {
    const packed = (text: string | Buffer) => withChunks(iTXt(Buffer.concat([head('\x01\0'), deflateSync(text)])))
    expect(readBakedPng(packed(JSON_TEXT))).toBe(JSON_TEXT)
    expect(refusal(() => readBakedPng(packed(Buffer.alloc(200_000_000, 'x'))))).toBe('credentialTooLarge')
    expect(
      refusal(() => readBakedPng(withChunks(iTXt(Buffer.concat([head('\x01\0'), Buffer.from('PK\x03\x04')]))))),
    ).toBe('pictureBroken')
  })

  test('is refused with a text over the limit or not in UTF-8', () => {
    const of = (text: Buffer) => withChunks(iTXt(Buffer.concat([head('\0\0'), text])))
    expect(refusal(() => readBakedPng(of(Buffer.alloc(CREDENTIAL_MAX_BYTES + 1, 'x'))))).toBe('credentialTooLarge')
    expect(refusal(() => readBakedPng(of(Buffer.from([0xff, 0xfe]))))).toBe('pictureBroken')
    expect(refusal(() => readBakedPng(withChunks(iTXt(Buffer.from('openbadgecredential\0\0\0en')))))).toBe(
      'pictureBroken',
    )
    expect(refusal(() => readBakedPng(withChunks(iTXt(head('\x07\0')))))).toBe('pictureBroken')
  })

  test('is read with an archive appended, while an archive alone is refused', () => {
    const archive = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500, 7)])
    expect(readBakedPng(Buffer.concat([bakePng(png, JWT), archive]))).toBe(JWT)
    expect(refusal(() => readBakedPng(archive))).toBe('pictureBroken')
    expect(refusal(() => readBakedPng(withChunks(archive)))).toBe('pictureBroken')
  })

  test('never reads another text when cut or changed in any byte', () => {
    const baked = bakePng(png, JSON_TEXT)
    // Its end is the last 12 bytes; what comes before them is whole without it.
    const end = baked.length - 12
    const reads = (changed: Uint8Array) =>
      refusal(() => readBakedPng(changed)) === 'read' ? readBakedPng(changed) : ''
    for (let length = 0; length < baked.length; length++) {
      expect(reads(baked.subarray(0, length))).toBe(length < end ? '' : JSON_TEXT)
    }
    for (let at = 0; at < baked.length; at++) {
      const changed = Uint8Array.from(baked, (byte, i) => (i === at ? byte ^ 0x41 : byte))
      expect(reads(changed)).toBe(at < end ? '' : JSON_TEXT)
    }
  })
})

describe('an SVG', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" aria-label="\u{1F3C5} a &gt; b"><path d="M0 0H4"/></svg>'
  const other = (inner: string, before = '') =>
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:ob="https://purl.imsglobal.org/ob/v3p0">${inner}</svg>`

  test('gives back what was baked into it: JSON as CDATA, a JWT as its attribute', async () => {
    const baked = bakeSvg(svg, JSON_TEXT)
    expect(JSON.parse(readBakedSvg(baked))).toEqual(JSON.parse(JSON_TEXT))
    expect(baked).toContain('<openbadges:credential><![CDATA[{')
    expect(readBakedSvg(bakeSvg(svg, JWT))).toBe(JWT)
    expect(bakeSvg(svg, JWT)).toContain(`<openbadges:credential verify="${JWT}">`)
    expect(await sharp(Buffer.from(bakeSvg(svg, JWT))).metadata()).toMatchObject({ format: 'svg' })
  })

  test('is read by its namespace, whatever its prefix, and holds one credential', () => {
    expect(readBakedSvg(other(`<g><ob:credential verify="">\n${JWT}\n</ob:credential></g>`))).toBe(JWT)
    expect(refusal(() => readBakedSvg(other('<credential verify="a.b.c"/>')))).toBe('nothingInside')
    expect(refusal(() => readBakedSvg(other('<ob:credential/>')))).toBe('nothingInside')
    expect(refusal(() => readBakedSvg(other('<ob:credential verify="a"/><ob:credential verify="b"/>')))).toBe(
      'severalInside',
    )
    expect(refusal(() => bakeSvg(bakeSvg(svg, JWT), JWT))).toBe('severalInside')
  })

  test('expands no nested entity and reads no other document', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
    for (const inner of ['&b;', '&c;', '']) {
      expect(refusal(() => readBakedSvg(other(`<ob:credential>${inner}</ob:credential>`, bomb)))).toBe('pictureBroken')
    }
    expect(refusal(() => readBakedSvg(other('<ob:credential>&b;</ob:credential>')))).toBe('pictureBroken')
  })

  test('is refused when it is broken, endlessly deep or something else', () => {
    const deep = other('<g>'.repeat(100_000))
    for (const text of [
      '',
      '<',
      '<svg/>',
      '<html><body/></html>',
      svg.slice(0, -3),
      `${svg}<svg/>`,
      deep,
      '<svg xmlns="http://www.w3.org/2000/svg"/>x',
    ]) {
      expect(refusal(() => readBakedSvg(text))).toBe('pictureBroken')
    }
    const long = other(`<ob:credential>${'x'.repeat(CREDENTIAL_MAX_BYTES + 1)}</ob:credential>`)
    expect(refusal(() => readBakedSvg(long))).toBe('credentialTooLarge')
  })
})
