import { type ComponentType, lazy } from 'react'
import { loadTexts } from '#base/load-texts.ts'
import { LANGUAGES } from '#base/text.ts'

/**
 * A part of a screen that loads when it is first shown, with its sentences in both languages, because a template may be
 * in another language than the page.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const part = await load()
    await Promise.all(LANGUAGES.map(loadTexts))
    return { default: part }
  })
}
