import type { SourceFile } from './source-files.ts'

/** Places where a journey sets a field's value at once: people type, and only key presses test a form's behaviour. */
export function typingOffences(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('e2e/'))
    .flatMap(({ path, text }) => text.split('\n').map((line, i) => ({ line, at: `${path}:${i + 1}` })))
    .filter(({ line }) => /[.]fill\(/.test(line))
    .map(({ at }) => `${at}: journeys type; use typeInto (e2e/keyboard-steps.ts), or keyboard.insertText for a paste`)
}
