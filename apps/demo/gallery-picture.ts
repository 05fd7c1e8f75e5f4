import { readFile } from 'node:fs/promises'
import type { Language } from '#base/text.ts'
import { say } from '#base/text.ts'
import { galleryAlts } from '#features/templates/gallery/alt-texts.ts'
import { ConfigError } from '#platform/settings/config.ts'

const FOLDER = new URL('../../dist/gallery/', import.meta.url)

/** A picture of the gallery ("sports/5") as a file for a form; throws a `ConfigError` before the gallery is drawn. */
export async function galleryPicture(picture: string): Promise<File> {
  const bytes = await readFile(new URL(`${picture}.png`, FOLDER)).catch(() => {
    throw new ConfigError('The demo needs the built-in pictures. Run npm run build once, then try again.')
  })
  return new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' })
}

/** The alternative text of a gallery picture in a language. */
export function galleryAlt(picture: string, language: Language): string {
  const sentences: Record<string, { en: string; fr: string }> = galleryAlts
  const sentence = sentences[picture.replace('/', '')]
  return sentence ? say(sentence, language) : ''
}
