import { lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts } from '#base/load-texts.ts'
import { chosenLanguage } from './studio-language.ts'

/** A route's screen, loaded with the sentences that it says, in the language in use, when it is first opened. */
export function screen<T extends Record<string, unknown>, N extends keyof T>(load: () => Promise<T>, name: N) {
  return lazyRouteComponent(async () => {
    const loaded = await load()
    await loadTexts(chosenLanguage())
    return loaded
  }, name)
}
