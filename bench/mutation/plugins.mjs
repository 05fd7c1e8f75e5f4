import { appendFileSync } from 'node:fs'

/** Writes each mutant as soon as it was tested, a line each: a run that ends at its limit of time has measured these. */
class Lines {
  /** @param {{ fileName: string }} mutant */
  onMutantTested(mutant) {
    appendFileSync(process.env.MUTATION_LINES ?? '', `${JSON.stringify(mutant)}\n`)
  }
}

/**
 * Plugins of Stryker. A pattern with the flag `v` is left as it is: Stryker negates its sets of texts (`\P{RGI_Emoji}`),
 * which is no pattern at all, so that the file would not load for any mutant.
 */
export const strykerPlugins = [
  { kind: 'Reporter', name: 'lines', injectableClass: Lines },
  {
    kind: 'Ignore',
    name: 'sets-in-patterns',
    value: {
      /** @param {{ node: { type: string, flags?: string } }} path */
      shouldIgnore: ({ node }) =>
        node.type === 'RegExpLiteral' && node.flags?.includes('v')
          ? 'a pattern with sets cannot be negated'
          : undefined,
    },
  },
]
