import type { SourceFile } from './source-files.ts'

const DECLARES = /^(features\/[a-z0-9-]+\/hooks|platform\/[a-z0-9-]+(\/[a-z0-9-]+)?)[.]ts$/
const MANIFEST = /^(features\/[a-z0-9-]+\/server|platform\/manifest)\/feature[.]ts$/
const MADE = /\b(?:hook|seam)\s*<[^;]*?>\s*\(\s*\n?\s*'/
const DECLARED = /export const (\w+)\s*=\s*(hook|seam)\s*</g

/**
 * Hooks and seams that are made outside of a `hooks.ts`, listened to outside of a manifest, that nothing runs or nothing
 * listens to.
 */
export function hookOffences(files: SourceFile[]): string[] {
  const sources = files.filter(({ path }) => /^(features|platform)\/.*[.]ts$/.test(path) && !/[.]test[.]/.test(path))
  const elsewhere = sources
    .filter(({ path, text }) => MADE.test(text) && !DECLARES.test(path))
    .map(({ path }) => `${path}: makes a hook or a seam; declare it in the feature's hooks.ts`)
  const declared = sources
    .filter(({ path }) => DECLARES.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(DECLARED)].map(([, name = '', kind = '']) => ({ path, name, kind })))
  return [...elsewhere, ...declared.flatMap((each) => offencesOf(each, sources))]
}

type Declared = { path: string; name: string; kind: string }

function offencesOf({ path, name, kind }: Declared, sources: SourceFile[]): string[] {
  const [uses, joins] = kind === 'hook' ? ['run', 'on'] : ['get', 'by']
  const isUsed = new RegExp(`\\b${name}[.]${uses}\\(`)
  const isJoined = new RegExp(`\\b${name}[.]${joins}\\(|\\(${name}, `)
  const isSpelled = new RegExp(`\\b${name}[.]${joins}\\(`)
  const found: string[] = []
  if (!sources.some(({ text }) => isUsed.test(text))) found.push(`${path}: nothing uses ${name}; call its ${uses}`)
  if (!sources.some((file) => MANIFEST.test(file.path) && isJoined.test(file.text)))
    found.push(`${path}: no manifest names ${name}`)
  for (const file of sources)
    if (isSpelled.test(file.text) && !MANIFEST.test(file.path))
      found.push(`${file.path}: joins ${name}; list it in the feature's manifest, server/feature.ts`)
  return found
}
