import { builtinModules } from 'node:module'
import type { IForbiddenRuleType } from 'dependency-cruiser'

const OURS = '^(apps|features|credentials|card|ui|platform|base|testing|gallery|e2e|bench|tools)/'
/** Tests, and files that only tests and benches use. */
const TEST = '([.](test|demo)|/testing-[a-z0-9-]*)[.]tsx?$'
/** Vite's configs and plugins run at the build, on Node. */
const AT_BUILD = '/vite[.-][^/]*[.]ts$'
/** A sub-feature of a feature, or none: its folders are under the same rules. */
const PART = '((?!(server|studio|wallet|view)/)[a-z0-9-]+/|)'
/** Files that run in a browser, or may: they must never import server-only code. */
const BROWSER = `^(base/|ui/|apps/(studio|wallet)/|features/[^/]+/${PART}([a-z0-9-]*(contract|rules|texts)[.]ts$|studio/|wallet/|view/))`
const SERVER_ONLY = `^(platform/|apps/(server|demo)/|testing/|features/[^/]+/${PART}(server/|hooks[.]ts$)|card/png[.]ts$)`
const SERVER_PACKAGES =
  '^node_modules/(fastify|@fastify|pg|pg-boss|@electric-sql|drizzle-orm|nodemailer|pino|sharp|@digitalbazaar/vc)/'
const NODE_MODULES = `^(node:)?(${builtinModules.join('|')})$`
/** The npm packages that a pure file may import: computation without page, server or clock. */
const PURE_PACKAGES =
  '^node_modules/(@types/)?(zod|eventsource-parser|@noble/|@scure/|multiformats|canonicalize|qrcode/)'

/** The folders of ui/, lowest first: each imports only those before it. Files directly in ui/ may import all of them. */
const UI_FOLDERS = [
  'words',
  'theme',
  'layout',
  'marks',
  'calls',
  'browser',
  'buttons',
  'fields',
  'lists',
  'dialogs',
  'pictures',
  'frames',
]

/** What servers share of a feature: its verbs and tables, and the moments and questions that it declares. */
const OF_SERVERS = (feature: string) => [`${feature}server/`, `${feature}hooks[.]ts$`]

type Zone = { name: string; from: string; may: string[] }

/**
 * dependency-cruiser rules for permitted imports (ARCHITECTURE.md), given the features from the lowest to the highest.
 */
export function dependencyRules(features: string[]): IForbiddenRuleType[] {
  const zones = [
    ...fixedZones(),
    ...uiZones(),
    ...features.flatMap((feature, i) => featureZones(feature, features.slice(0, i))),
  ]
  return [...zones.map(zoneRule), ...GENERAL]
}

function zoneRule({ name, from, may }: Zone): IForbiddenRuleType {
  const allowed = may.join('|')
  return {
    name: `only-what-${name}-may-import`,
    comment: `${name} may import of ours: ${may.join(', ') || 'nothing'}`,
    severity: 'error',
    from: { path: from, pathNot: TEST },
    to: { path: OURS, pathNot: allowed },
  }
}

function fixedZones(): Zone[] {
  const shared = `^features/[^/]+/${PART}[a-z0-9-]*(contract|rules|texts)[.]ts$`
  return [
    { name: 'base', from: '^base/', may: ['^base/'] },
    { name: 'credentials', from: '^credentials/', may: ['^credentials/'] },
    { name: 'card', from: '^card/', may: ['^card/', '^base/'] },
    { name: 'ui', from: '^ui/', may: ['^ui/', '^base/'] },
    { name: 'platform', from: '^platform/', may: ['^platform/', '^base/'] },
    {
      name: 'apps-server',
      from: '^apps/server/',
      may: [
        '^apps/(server|demo)/',
        `^features/[^/]+/${PART}server/`,
        '^features/[^/]+/hooks[.]ts$',
        shared,
        '^(platform|credentials|card|base)/',
        '^tools/(vite/|commands[.]mjs$)',
      ],
    },
    {
      name: 'apps-studio',
      from: '^apps/studio/',
      may: ['^apps/studio/', `^features/[^/]+/${PART}(studio|view)/`, shared, '^(ui|card|base)/', '^tools/vite/'],
    },
    {
      name: 'apps-wallet',
      from: '^apps/wallet/',
      may: [
        '^apps/wallet/',
        `^features/[^/]+/${PART}(wallet|view)/`,
        shared,
        '^(ui|card|credentials|base)/',
        '^tools/vite/',
      ],
    },
    {
      name: 'apps-demo',
      from: '^apps/demo/',
      may: ['^apps/(server|demo)/', `^features/[^/]+/${PART}server/`, shared, '^(platform|credentials|card|base)/'],
    },
  ]
}

function uiZones(): Zone[] {
  return UI_FOLDERS.map((folder, i) => ({
    name: `ui-${folder}`,
    from: `^ui/${folder}/`,
    may: [`^ui/(${UI_FOLDERS.slice(0, i + 1).join('|')})/`, '^base/'],
  }))
}

function featureZones(feature: string, lower: string[]): Zone[] {
  const own = `^features/${feature}/${PART}`
  const below = lower.length > 0 ? `^features/(${lower.join('|')})/${PART}` : '^(?=nothing)x'
  const shared = ['[a-z0-9-]*(contract|rules)[.]ts$', '[a-z0-9-]*(contract|rules|texts)[.]ts$'] as const
  const everywhere = [`${own}${shared[1]}`, `${below}${shared[1]}`, '^base/']
  return [
    {
      name: `${feature}-contract`,
      from: `${own}[a-z0-9-]*contract[.]ts$`,
      may: [`${own}${shared[0]}`, `${below}${shared[0]}`, '^base/', '^card/'],
    },
    {
      name: `${feature}-rules`,
      from: `${own}[a-z0-9-]*rules[.]ts$`,
      may: [`${own}${shared[0]}`, `${below}${shared[0]}`, '^base/', '^card/'],
    },
    { name: `${feature}-texts`, from: `${own}[a-z0-9-]*texts[.]ts$`, may: ['^base/'] },
    {
      name: `${feature}-server`,
      from: `${own}server/`,
      may: [...everywhere, ...OF_SERVERS(own), ...OF_SERVERS(below), '^(platform|credentials|card)/'],
    },
    {
      // What it tells and asks higher features; their manifests name it.
      name: `${feature}-hooks`,
      from: `${own}hooks[.]ts$`,
      may: [...everywhere, ...OF_SERVERS(own), ...OF_SERVERS(below), '^platform/'],
    },
    {
      // What both apps draw, from props alone: it reaches neither app's screens nor their sessions.
      name: `${feature}-view`,
      from: `${own}view/`,
      may: [...everywhere, `${own}view/`, `${below}view/`, '^(ui|card)/'],
    },
    {
      name: `${feature}-studio`,
      from: `${own}studio/`,
      may: [...everywhere, `${own}(studio|view)/`, `${below}(studio|view)/`, '^(ui|card)/'],
    },
    {
      name: `${feature}-wallet`,
      from: `${own}wallet/`,
      may: [...everywhere, `${own}(wallet|view)/`, `${below}(wallet|view)/`, '^(ui|card|credentials)/'],
    },
  ]
}

const GENERAL: IForbiddenRuleType[] = [
  {
    name: 'no-server-code-in-the-browser',
    comment: 'Browser code never reaches server code, not through other files either.',
    severity: 'error',
    from: { path: BROWSER, pathNot: `${TEST}|${AT_BUILD}` },
    to: { path: `${SERVER_ONLY}|${SERVER_PACKAGES}|${NODE_MODULES}`, reachable: true },
  },
  {
    name: 'no-node-in-the-browser',
    comment: 'What a browser runs has no Node modules.',
    severity: 'error',
    from: { path: BROWSER, pathNot: `${TEST}|${AT_BUILD}` },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'pure-files-stay-pure',
    comment: 'contract, rules, texts and base compute; React, stores and servers are for others.',
    severity: 'error',
    from: { path: `^(base/|features/[^/]+/${PART}[a-z0-9-]*(contract|rules|texts)[.]ts$)`, pathNot: TEST },
    to: { path: '^node_modules/', pathNot: PURE_PACKAGES },
  },
  {
    name: 'no-ring',
    comment: 'Files that need each other, were it for a type alone, are one file, or miss a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'found',
    comment: 'An import must lead somewhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|#)|[?]' },
  },
  {
    name: 'no-tools-in-the-product',
    comment: 'With NODE_ENV=production npm leaves devDependencies out; what runs or builds must be a dependency.',
    severity: 'error',
    from: {
      path: '^(apps|features|credentials|card|ui|platform|base)/',
      pathNot: `${TEST}|/generate[.]ts$`,
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
]
