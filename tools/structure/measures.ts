import type { SourceFile } from './source-files.ts'

const STYLES = /^(?:features|apps)\/.*[.]css$/
const MEASURES = /(?<=^|[;{\s])(font(?:-size)?|(?:row-|column-)?gap|padding(?:-[a-z-]+)?|[a-z-]*radius)\s*:\s*([^;}]+)/g
/** The width of a border or an optical shift, not a distance. */
const HAIRLINE_PX = 2

/**
 * Sizes of type, gaps, paddings and corners in px outside of `ui/`. They are roles there, in `ui/theme/tokens.ts`, so that a
 * screen has few of them.
 */
export function measureOffences(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => STYLES.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(MEASURES)]
        .filter(([, , value = '']) => [...value.matchAll(/([\d.]+)px/g)].some(([, px]) => Number(px) > HAIRLINE_PX))
        .map(
          ([, property, value]) =>
            `${path}: ${property}: ${value?.trim()}; use a --bz-type, --bz-space or --bz-radius of ui/theme/tokens.ts`,
        ),
    )
}
