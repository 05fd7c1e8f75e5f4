import { NotReadable } from './not-readable.ts'

/** How pictures begin that are neither PNG nor SVG, in hexadecimal; a dot is any digit. */
const PICTURES = [
  'ffd8ff',
  '474946383[79]61',
  '52494646.{8}57454250',
  '.{8}66747970(?:68656963|68656978|6d696631|6d736631|61766966|61766973)',
  '49492a00',
  '4d4d002a',
  '424d.{8}00000000',
].map((start) => new RegExp(`^${start}`))
/** An archive whose first file is encrypted. */
const LOCKED_ARCHIVE = /^504b0304.{4}.[13579bdf]/
const ENCRYPTED = /^(?:Salted__|age-encryption\.org\/v1)/
/** Readers allow anything before it, within its first kilobyte. */
const PDF = /%PDF-\d/

/**
 * Throws `NotReadable` for a file that is recognised by its bytes and can hold no badge that is read here: a PDF, an
 * encrypted file, a picture of another type than PNG and SVG.
 */
export function refuseOtherFiles(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, 1024))
  const [hex, text] = [start.toString('hex', 0, 16), start.toString('latin1')]
  if (PICTURES.some((picture) => picture.test(hex))) throw new NotReadable('nothingInside')
  if (LOCKED_ARCHIVE.test(hex) || ENCRYPTED.test(text)) throw new NotReadable('encryptedFile')
  // A badge may speak of one.
  if (PDF.test(text) && !/^[{[<"]/.test(text.trimStart())) throw new NotReadable('pdfFile')
}
