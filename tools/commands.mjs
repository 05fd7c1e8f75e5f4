/**
 * @typedef {object} Command
 * @property {string[]} program run by the pinned Node.js, followed by the arguments of the command
 * @property {('tools' | 'build' | 'browser')[]} [needs] required besides the packages of the product
 */

/**
 * The commands of package.json that prepare their needs and then run one program, by name.
 * @type {Record<string, Command>}
 */
export const COMMANDS = {
  check: { program: ['tools/check/run.ts'], needs: ['tools'] },
  bench: { program: ['tools/bench/run-benches.ts'], needs: ['tools', 'build'] },
  'new-feature': { program: ['tools/feature/new-feature.ts'], needs: ['tools'] },
  migration: { program: ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name'], needs: ['tools'] },
  mails: { program: ['tools/mails/compile-frame.ts'], needs: ['tools'] },
  'look axe': { program: ['tools/axe/walk-screens.ts'], needs: ['tools', 'build', 'browser'] },
  'look cards': { program: ['tools/cards/draw-sheet.ts'], needs: ['tools', 'build', 'browser'] },
  'look components': {
    program: ['node_modules/vite/bin/vite.js', '--config', 'ui/gallery/vite.config.ts'],
    needs: ['tools'],
  },
  'look lighthouse': { program: ['tools/lighthouse/measure.ts'], needs: ['tools', 'build', 'browser'] },
  'look screens': { program: ['tools/screens/take-screens.ts'], needs: ['tools', 'build', 'browser'] },
  'verify-proof': { program: ['tools/verify-proof.ts'] },
  backup: { program: ['apps/server/commands/backup.ts'] },
  restore: { program: ['apps/server/commands/restore.ts'] },
  'move-blobs': { program: ['apps/server/commands/move-blobs.ts'] },
  'move-database': { program: ['apps/server/commands/move-database.ts'] },
  operator: { program: ['apps/server/commands/operator.ts'] },
  'rotate-keys': { program: ['apps/server/commands/rotate-keys.ts'] },
}

/**
 * Finds the command named by the first one or two arguments, and returns it with the remaining arguments.
 * @param {string[]} given
 */
export function commandOf([first = '', second = '', ...rest]) {
  const inTwo = COMMANDS[`${first} ${second}`]
  if (inTwo) return { command: inTwo, args: rest }
  return { command: COMMANDS[first], args: second === '' ? rest : [second, ...rest] }
}
