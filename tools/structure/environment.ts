import { isBeside, type SourceFile } from './source-files.ts'

/** The one place that reads the environment, and those that are not the product. */
const MAY_READ =
  /^(apps\/server\/config[.]ts|apps\/server\/testing|tools\/|e2e\/|bench\/|[a-z]+[.]config[.]ts|apps\/[a-z]+\/vite[.]config[.]ts)/

/** Files that read `process.env` although they should be given their config. */
export function environmentOffences(files: SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => /\bprocess[.]env\b/.test(text) && !MAY_READ.test(path) && !isBeside(path))
    .map(({ path }) => `${path}: reads process.env; take it from ctx.config (apps/server/config.ts reads it once)`)
}
