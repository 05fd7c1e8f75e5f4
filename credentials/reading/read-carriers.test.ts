import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { bakeSvg } from '../files/bake-svg.ts'
import { readPresented } from './read-presented.ts'

const BADGE = {
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  name: 'Sécurité \u2013 «\u00a0Été\u00a0»',
}
const JSON_TEXT = JSON.stringify(BADGE)
const OTHER = JSON.stringify({ ...BADGE, name: 'Another' })
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const JWT = `${encode({ alg: 'ES256', kid: 'did:example:a#1' })}.${encode(BADGE)}.${'c2lnbmF0dXJl'.repeat(8)}`

const read = (given: string | Uint8Array) => readPresented(typeof given === 'string' ? Buffer.from(given) : given)
const nameIn = (given: string | Uint8Array) => read(given).credential.name
const refusal = (given: string | Uint8Array) => {
  try {
    return `read: ${nameIn(given)}`
  } catch (error) {
    return (error as { reason?: string }).reason
  }
}

test.each([
  ['wrapped by a mail program', JWT.replace(/.{76}/g, '$&\r\n')],
  ['wrapped as quoted-printable', JWT.replace(/.{75}/g, '$&=\r\n')],
  ['quoted in a reply', JWT.replace(/.{70}/g, '$&\n').replace(/^/gm, '> ')],
  ['between quotation marks', `"${JWT}"`],
  ['between curved ones', `\u201c${JWT}\u201d`],
  ['between guillemets and spaces', `«\u00a0${JWT}\u00a0»\n`],
  ['between angle brackets', `<${JWT}>`],
  ['with zero-width spaces', `\ufeff${JWT.replace(/.{40}/g, '$&\u200b')}`],
  ['as a JSON text', JSON.stringify(` ${JWT} `)],
])('a JWT is read %s', (_, text) => {
  expect(read(text)).toMatchObject({ carrier: 'text', jwt: { jwt: JWT }, credential: { name: BADGE.name } })
})

test('an SD-JWT is read wrapped, as it was written', () => {
  const text = `${JWT}~${'WyJh'.repeat(30)}~`
  expect(read(`'${text.replace(/.{60}/g, '$&\n')}'`).sdJwt).toBe(text)
})

test('a JWT with any other character is not read', () => {
  expect(refusal(JWT.replace('.', '\u2026'))).toBe('textBroken')
  expect(refusal(`Here it is:\n${JWT}`)).toBe('notABadge')
})

test.each([
  ['with a byte order mark', `\ufeff${JSON_TEXT}`],
  ['in UTF-16, little end first', Buffer.from(`\ufeff${JSON_TEXT}`, 'utf16le')],
  ['in UTF-16, big end first', Buffer.from(`\ufeff${JSON_TEXT}`, 'utf16le').swap16()],
  ['in UTF-16 without a mark', Buffer.from(JSON_TEXT, 'utf16le')],
  ['in a list', `[${JSON_TEXT}]`],
  ['in credential', `{"format":"ldp_vc","credential":${JSON_TEXT}}`],
  ['in vc', `{"vc":${JSON_TEXT}}`],
  ['in verifiableCredential', `{"verifiableCredential":${JSON_TEXT}}`],
  ['in an answer of OpenID4VCI', `{"credentials":[{"credential":${JSON.stringify(JWT)}}]}`],
  ['as a JSON text', JSON.stringify(JSON_TEXT)],
])('JSON is read %s', (_, given) => {
  expect(nameIn(given)).toBe(BADGE.name)
})

test('a list of badges is read as several, up to five', () => {
  expect(read(`[${JSON_TEXT},${OTHER}]`).others.map(({ credential }) => credential.name)).toEqual(['Another'])
  expect(refusal(`[${Array(6).fill(JSON_TEXT)}]`)).toBe('credentialTooLarge')
})

test('what is wrapped again and again is not read', () => {
  expect(refusal(`${'{"vc":'.repeat(3)}${JSON_TEXT}${'}'.repeat(3)}`)).toBe(`read: ${BADGE.name}`)
  expect(refusal(`${'{"vc":'.repeat(9)}${JSON_TEXT}${'}'.repeat(9)}`)).toBe('notABadge')
})

test('JSON with curved instead of straight quotation marks is read as mended', () => {
  const curved = JSON.stringify({ ...BADGE, name: 'Rope' }).replace(/"([^"]*)"/g, '\u201c$1\u201d')
  expect(read(curved)).toMatchObject({ isMended: true, credential: { name: 'Rope' } })
  expect(refusal(curved.replace('\u201c', '"'))).toBe('textBroken')
})

test('JSON whose encoding was mistaken is read both ways', () => {
  const windows = new TextDecoder('windows-1252').decode(Buffer.from(JSON_TEXT))
  const latin = Buffer.from(JSON_TEXT).toString('latin1')
  for (const text of [windows, latin]) {
    expect(nameIn(text)).not.toBe(BADGE.name)
    expect(read(text).otherwise?.credential.name).toBe(BADGE.name)
  }
  expect(read(JSON_TEXT).otherwise).toBeUndefined()
  expect(read(JSON.stringify({ ...BADGE, name: 'Ã© and \u2026 é' })).otherwise).toBeUndefined()
})

test.each([
  ['JSON in another encoding', Buffer.from(JSON_TEXT, 'latin1')],
  ['JSON with a comma at the end', JSON_TEXT.replace(/\}$/, ',}')],
  ['JSON broken inside of a text', JSON_TEXT.replace('Sécurité ', 'Sécurité\n')],
  ['half a JWT', JWT.slice(0, 60)],
])('%s is called damaged', (_, given) => {
  expect(refusal(given)).toBe('textBroken')
})

let png: Buffer
beforeAll(async () => {
  png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#211970' } })
    .png()
    .toBuffer()
})
const chunkOf = (type: string, ...parts: (string | Uint8Array)[]) => {
  const data = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
  const typed = Buffer.concat([Buffer.from(type), data])
  const chunk = Buffer.alloc(typed.length + 8)
  chunk.writeUInt32BE(data.length)
  typed.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(typed), typed.length + 4)
  return chunk
}
const withChunks = (...chunks: Uint8Array[]) => Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
const KEY = 'openbadgecredential\0'

test.each([
  ['iTXt', () => chunkOf('iTXt', `${KEY}\0\0\0\0`, JSON_TEXT)],
  ['iTXt with a compressed text', () => chunkOf('iTXt', `${KEY}\u0001\0\0\0`, deflateSync(JSON_TEXT))],
  ['iTXt with capitals', () => chunkOf('iTXt', 'OpenBadgeCredential\0\0\0en\0Badge\0', JSON_TEXT)],
  ['tEXt in UTF-8', () => chunkOf('tEXt', KEY, JSON_TEXT)],
  ['zTXt in UTF-8', () => chunkOf('zTXt', `${KEY}\0`, deflateSync(JSON_TEXT))],
  ['the keyword of Open Badges 2.0', () => chunkOf('iTXt', 'openbadges\0\0\0\0\0', JSON_TEXT)],
])('a PNG is read with %s', (_, chunk) => {
  expect(read(withChunks(chunk()))).toMatchObject({ carrier: 'png', credential: { name: BADGE.name } })
})

test('a PNG is read with a text in Latin-1', () => {
  const text = JSON.stringify({ ...BADGE, name: 'Été' })
  expect(nameIn(withChunks(chunkOf('tEXt', KEY, Buffer.from(text, 'latin1'))))).toBe('Été')
})

test('a PNG is read without its end, or with more after it', () => {
  const baked = withChunks(chunkOf('iTXt', `${KEY}\0\0\0\0`, JSON_TEXT))
  expect(nameIn(baked.subarray(0, -12))).toBe(BADGE.name)
  expect(nameIn(Buffer.concat([baked, Buffer.from('\r\n--boundary--\r\n')]))).toBe(BADGE.name)
})

test('the same badge twice in a PNG counts once, however it is written', () => {
  const [first, again] = [JSON_TEXT, JSON.stringify(Object.fromEntries(Object.entries(BADGE).reverse()), null, 2)]
  const both = [chunkOf('iTXt', `${KEY}\0\0\0\0`, first), chunkOf('tEXt', KEY, again)]
  expect(nameIn(withChunks(...both))).toBe(BADGE.name)
  expect(refusal(withChunks(...both, chunkOf('tEXt', KEY, OTHER)))).toBe('severalInside')
})

test('a PNG with both generations is read as Open Badges 3.0', () => {
  const older = chunkOf('iTXt', 'openbadges\0\0\0\0\0', '{"type":"Assertion","badge":"https://school.example/b"}')
  expect(nameIn(withChunks(older, chunkOf('iTXt', `${KEY}\0\0\0\0`, JSON_TEXT)))).toBe(BADGE.name)
})

test('thousands of copies are refused before any is unpacked', () => {
  const bomb = chunkOf('iTXt', `${KEY}\u0001\0\0\0`, deflateSync(Buffer.alloc(900_000, ' ')))
  expect(refusal(withChunks(...Array<Uint8Array>(1000).fill(bomb)))).toBe('severalInside')
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'.replace('/>', '><path d="M0 0"/></svg>')
const svgOf = (inner: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:o="https://purl.imsglobal.org/ob/v3p0">${inner}</svg>`
const CDATA = `<o:credential><![CDATA[${JSON_TEXT}]]></o:credential>`
const ESCAPED = `<o:credential>${JSON_TEXT.replaceAll('"', '&quot;').replaceAll('é', '&#233;')}</o:credential>`
const NAMES = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [
  <!-- drawn -->
  <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY ns_o 'https://purl.imsglobal.org/ob/v3p0'>
  <!ATTLIST svg xmlns:o CDATA #FIXED "https://purl.imsglobal.org/ob/v3p0">
]>`
const DRAWN = `${NAMES}<svg xmlns="&ns_svg;" xmlns:o="&ns_o;">${CDATA}</svg>`

test.each([
  ['CDATA', svgOf(CDATA)],
  ['escaped text', svgOf(ESCAPED)],
  ['a JWT in verify', bakeSvg(SVG, JWT)],
  ['entities of its DOCTYPE', DRAWN],
  ['the namespace in capitals', svgOf(CDATA).replace('purl.imsglobal.org', 'PURL.IMSGlobal.org')],
  ['the namespace with a slash', svgOf(CDATA).replace('ob/v3p0"', 'ob/v3p0/"')],
  ['the same badge twice', svgOf(CDATA + ESCAPED)],
  ['UTF-16', Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${svgOf(CDATA)}`, 'utf16le')],
])('an SVG is read with %s', (_, given) => {
  expect(read(given)).toMatchObject({ carrier: 'svg', credential: { name: BADGE.name } })
})

test('an SVG is read in the Latin-1 that it declares', () => {
  const svg = svgOf(CDATA.replace(BADGE.name, 'Été'), '<?xml version="1.0" encoding="ISO-8859-1"?>')
  expect(nameIn(Buffer.from(svg, 'latin1'))).toBe('Été')
})

test('two different badges in an SVG have a reason', () => {
  expect(refusal(svgOf(CDATA + CDATA.replace(JSON_TEXT, OTHER)))).toBe('severalInside')
  expect(refusal(svgOf(CDATA.repeat(11)))).toBe('severalInside')
})

const uses = (declared: string, inner: string) => svgOf(CDATA + inner, `<!DOCTYPE svg [${declared}]>`)
test.each([
  ['in another', uses('<!ENTITY a "x"><!ENTITY b "&a;&a;">', '')],
  ['of another document', uses('<!ENTITY a SYSTEM "file:///etc/passwd">', '')],
  ['for parameters', uses('<!ENTITY % a "x">', '')],
  ['declared with more than 10,000 characters', uses(`<!ENTITY a "${'x'.repeat(10_001)}">`, '')],
  ['used for more than 10,000 characters', uses(`<!ENTITY a "${'x'.repeat(1000)}">`, '&a;'.repeat(11))],
  ['that nobody declared', uses('', '&a;')],
])('an SVG is refused with an entity %s', (_, svg) => {
  expect(refusal(svg)).toBe('pictureBroken')
})

test('an entity has the meaning of its first declaration, and those of XML keep theirs', () => {
  const declared = `<!ENTITY a "first"><!ENTITY a "second"><!ENTITY amp "x">`
  const text = JSON_TEXT.replace(BADGE.name, '&a; &amp;').replaceAll('"', '&quot;')
  expect(nameIn(svgOf(`<o:credential>${text}</o:credential>`, `<!DOCTYPE svg [${declared}]>`))).toBe('first &')
})

test('a text that is only an address is handed on as one', () => {
  const inside = bakeSvg(SVG, 'https://school.example/badges/1')
  for (const [given, carrier] of [['https://school.example/badges/1\n', 'text'] as const, [inside, 'svg'] as const]) {
    expect(read(given)).toMatchObject({ carrier, url: 'https://school.example/badges/1', credential: {} })
  }
})
