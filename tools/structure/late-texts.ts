import { isBeside, type SourceFile } from './source-files.ts'

const SCREENS = /^(?:features|apps)\/.*[.]tsx$/
/** React's own `lazy`, of anything but a part of `ui/`, which brings no sentences that a page does not have. */
const LAZY = /\blazy\(\s*\(\)\s*=>\s*import\(\s*'(?!#ui\/)([^']+)'/g

/** Parts that load late without their sentences: the first one that has its own is an error on the screen. */
export function lateTextOffences(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => SCREENS.test(path) && !isBeside(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(LAZY)].map(
        ([, part]) => `${path}: ${part} loads without its sentences; use lazyHere or lazyPart (ui/calls/lazy-part.ts)`,
      ),
    )
}
