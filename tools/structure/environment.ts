import { isBeside, type SourceFile } from './source-files.ts'

/** The place that reads the environment, and code outside of the product. */
const MAY_READ =
  /^(apps\/server\/start\/config[.]ts|testing\/|tools\/|e2e\/|bench\/|[a-z]+[.]config[.]ts|apps\/[a-z]+\/vite[.]config[.]ts)/

/** Files that read `process.env` instead of receiving their config. */
export function environmentOffences(files: SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => /\bprocess[.]env\b/.test(text) && !MAY_READ.test(path) && !isBeside(path))
    .map(
      ({ path }) => `${path}: reads process.env; take it from ctx.config (apps/server/start/config.ts reads it once)`,
    )
}
