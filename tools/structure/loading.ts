import type { SourceFile } from './source-files.ts'
import { INSIDE } from './sub-features.ts'

const SCREEN = new RegExp(
  `^(?:features/[^/]+/${INSIDE}(?:studio|wallet)|apps/(?:studio|wallet)/[^/]+)/(?:[^/]+/)*[^/]+[.]tsx$`,
)
const READS = /\buse(?:QueryCall|Query)\(/g
/** The parts that show a loading error and offer to try again; `read` passes the call to a dialog that does. */
const TELLS = /<Loaded\b|<LoadFailed\b|\brefetch\b|\bread=\{/
const OUTLINE = /<(?:RuledOutline|ChevronLoader)\b/g
/** The places for an outline: in a part that shows the error in its place, or while code loads. */
const IN_PLACE = /\b(?:coming|fallback)=\{\s*(?:<div[^>]*>\s*)?$/

/** Calls for secondary data, without which a screen still works. */
const BESIDE: Record<string, string> = {
  'features/places/studio/city-select.tsx': 'the list of cities itself says what went wrong, and typing tries again',
  'features/templates/first/studio/event-form.tsx': 'without the event that it is about, the form starts empty',
  'features/templates/form/studio/template-form.tsx': 'the card in the preview goes without the name of its issuer',
  'features/templates/life/studio/template-operation.tsx': 'the dialog says what was done, with or without the card',
}

/** Screens that show a loading state, but never an error. */
export function loadingOffences(files: SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => SCREEN.test(path) && !(path in BESIDE) && count(text, READS) > 0)
    .flatMap(({ path, text }) => {
      if (isQuiet(text)) return []
      if (!TELLS.test(text))
        return [`${path}: reads a call and never says that it failed; show it within ui/lists/loaded.tsx`]
      if (/\brefetch\b/.test(text)) return []
      const loose = [...text.matchAll(OUTLINE)].filter(({ index }) => !IN_PLACE.test(text.slice(0, index)))
      return loose.map(
        () => `${path}: an outline of what is loaded stands outside of ui/lists/loaded.tsx, and stays for ever`,
      )
    })
}

/** Whether all calls of the file are for secondary data, which may fail silently. */
function isQuiet(text: string): boolean {
  return count(text, /\bquiet: true\b/g) >= count(text, READS) && count(text, OUTLINE) === 0
}

function count(text: string, what: RegExp): number {
  return [...text.matchAll(what)].length
}
