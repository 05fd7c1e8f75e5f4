import { readFile } from 'node:fs/promises'

const DRAWING = new URL('../../ui/drawings/mark.svg', import.meta.url)
/** Twice the displayed size. */
const SIDE = 64

/** The name of the mark in an e-mail's HTML, after `cid:`. */
export const MARK_CID = 'mark'

let drawn: Promise<Buffer> | undefined

/**
 * The mark as a PNG for the header of e-mails. Its white outline is invisible on a light background, and keeps the dark
 * chief visible where a mail program turns the background dark.
 */
export function mailMark(): Promise<Buffer> {
  drawn ??= draw()
  return drawn
}

async function draw(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const mark = (await readFile(DRAWING, 'utf8'))
    .replace('viewBox="0 0 64 64"', 'viewBox="0 0 64 64" width="64" height="64"')
    .replaceAll('<path ', '<path stroke="#FFFFFF" stroke-width="3" stroke-linejoin="round" paint-order="stroke" ')
  return sharp(Buffer.from(mark)).resize(SIDE, SIDE).png().toBuffer()
}
