import { INSIDE } from './sub-features.ts'

const FORBIDDEN = [
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'shared',
  'lib',
  'core',
  'manager',
  'service',
  'handler',
  'index',
]
/** Lower-case words joined by `-`, each part between dots likewise: `send-claims.test.ts`, `page.module.css`. */
const KEBAB = /^[.]?[a-z0-9]+(-[a-z0-9]+)*([.][a-z0-9]+(-[a-z0-9]+)*)*$/
const IN_SERVER = /^server\/([a-z0-9-]+\/)?([a-z0-9-]+([.]test)?[.]ts)$/
/** Before the files of a sub-feature, which is built like the feature around it. */
const SUB_FEATURE = new RegExp(`^${INSIDE}(?=(?:server|studio|wallet|view)/|[^/]+$)`)
const REGISTRY = /^types\/(server|studio|wallet|view)[.]ts$/
const IN_SCREENS = /^(studio|wallet|view)\/([a-z0-9-]+\/)*[a-z0-9-]+([.](test|demo|module))?[.](ts|tsx|css)$/
const AT_THE_TOP = /^(([a-z0-9-]+-)?(contract|rules|texts)[.]ts|hooks[.]ts|[a-z0-9-]+[.](test|demo)[.]tsx?)$/
/** Of a type also its lines in a registry: what both apps draw of it fits in one file. */
const OF_A_TYPE = /^view[.]ts$/

/** Vague names, names that are not kebab-case, and misplaced files in a feature. */
export function nameOffences(paths: string[], features: string[]): string[] {
  return [...paths.flatMap(partOffences), ...paths.flatMap((path) => placeOffences(path, features))]
}

function partOffences(path: string): string[] {
  const parts = path.split('/')
  return parts.flatMap((part) => {
    const [word = ''] = part.split('.')
    if (FORBIDDEN.includes(word) && part !== 'index.html')
      return [`${path}: "${word}" says nothing; name what is inside`]
    if (isData(path) || KEBAB.test(part)) return []
    return [`${path}: "${part}" is not kebab-case`]
  })
}

/** Pictures, fonts and notices keep their original names. */
function isData(path: string): boolean {
  return !/[.](tsx?|mjs|css|html)$/.test(path)
}

function placeOffences(path: string, features: string[]): string[] {
  const [top, feature, ...rest] = path.split('/')
  if (top !== 'features' || path === 'features/order.json') return []
  if (feature === undefined || !features.includes(feature))
    return [`${path}: features/order.json does not list "${feature}"`]
  const whole = rest.join('/')
  if (REGISTRY.test(whole)) return []
  const inside = whole.replace(SUB_FEATURE, '')
  if (IN_SERVER.test(inside) || IN_SCREENS.test(inside) || AT_THE_TOP.test(inside)) return []
  if (whole.startsWith('types/') && OF_A_TYPE.test(inside)) return []
  return [
    `${path}: a feature holds contract.ts, rules.ts, texts.ts, hooks.ts, server/<verb>.ts or server/<part>/<verb>.ts, studio/, wallet/, view/ and tests beside them, and sub-features with the same`,
  ]
}

/** Features that order.json lists without a folder, or twice. */
export function orderOffences(paths: string[], features: string[]): string[] {
  const absent = features.filter((feature) => !paths.some((path) => path.startsWith(`features/${feature}/`)))
  const twice = features.filter((feature, i) => features.indexOf(feature) !== i)
  return [
    ...absent.map((feature) => `features/order.json: "${feature}" has no folder`),
    ...twice.map((feature) => `features/order.json: "${feature}" stands twice`),
  ]
}
