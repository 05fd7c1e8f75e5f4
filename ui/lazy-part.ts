import { type ComponentType, lazy } from 'react'
import { loadTexts } from '#base/load-texts.ts'
import { LANGUAGES } from '#base/text.ts'

/**
 * A part of a screen that is loaded when it is first shown, with its sentences: in both languages, since what it shows of a
 * template may be written in the other one than the page.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const part = await load()
    await Promise.all(LANGUAGES.map(loadTexts))
    return { default: part }
  })
}
