import { builtinModules } from 'node:module'
import type { IForbiddenRuleType } from 'dependency-cruiser'
import { INSIDE } from '../structure/sub-features.ts'

const OURS = '^(apps|features|credentials|card|ui|platform|base|testing|gallery|e2e|bench|tools)/'
/** Tests, and files that only tests and benches use. */
const TEST = '([.](test|demo)|/testing-[a-z0-9-]*)[.]tsx?$'
/** Vite's configs and plugins run at the build, on Node. */
const AT_BUILD = '/vite[.-][^/]*[.]ts$'
/** A layer of a feature or sub-feature: a folder, or a file of what it registers (`types/server.ts`). */
const layer = (names: string) => `${INSIDE}(${names})(/|[.]ts$)`
/** What a feature tells and asks higher ones, on servers. */
const HOOKS = `${INSIDE}hooks[.]ts$`
const pure = (names: string) => `${INSIDE}[a-z0-9-]*(${names})[.]ts$`
/** Files that run in a browser, or may: they must never import server-only code. */
const BROWSER = `^(base/|ui/|apps/(studio|wallet)/|features/[^/]+/(${pure('contract|rules|texts')}|${layer('studio|wallet|view')}))`
const SERVER_ONLY = `^(platform/|apps/(server|demo)/|testing/|features/[^/]+/(${layer('server')}|${HOOKS})|card/png[.]ts$)`
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
  const shared = `^features/[^/]+/${pure('contract|rules|texts')}`
  const of = (layers: string) => `^features/[^/]+/${layer(layers)}`
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
        of('server'),
        `^features/[^/]+/${HOOKS}`,
        shared,
        '^(platform|credentials|card|base)/',
        '^tools/(vite/|commands[.]mjs$)',
      ],
    },
    {
      name: 'apps-studio',
      from: '^apps/studio/',
      may: ['^apps/studio/', of('studio|view'), shared, '^(ui|card|base)/', '^tools/vite/'],
    },
    {
      name: 'apps-wallet',
      from: '^apps/wallet/',
      may: ['^apps/wallet/', of('wallet|view'), shared, '^(ui|card|credentials|base)/', '^tools/vite/'],
    },
    {
      name: 'apps-demo',
      from: '^apps/demo/',
      may: ['^apps/(server|demo)/', of('server'), shared, '^(platform|credentials|card|base)/'],
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
  const own = `^features/${feature}/`
  const below = lower.length > 0 ? `^features/(${lower.join('|')})/` : '^(?=nothing)x'
  const both = (files: string) => [`${own}${files}`, `${below}${files}`]
  const everywhere = [...both(pure('contract|rules|texts')), '^base/']
  return [
    {
      name: `${feature}-contract`,
      from: `${own}${pure('contract')}`,
      may: [...both(pure('contract|rules')), '^base/', '^card/'],
    },
    {
      name: `${feature}-rules`,
      from: `${own}${pure('rules')}`,
      may: [...both(pure('contract|rules')), '^base/', '^card/'],
    },
    { name: `${feature}-texts`, from: `${own}${pure('texts')}`, may: ['^base/'] },
    {
      name: `${feature}-server`,
      from: `${own}${layer('server')}`,
      may: [...everywhere, ...both(layer('server')), ...both(HOOKS), '^(platform|credentials|card)/'],
    },
    {
      name: `${feature}-hooks`,
      from: `${own}${HOOKS}`,
      may: [...everywhere, ...both(layer('server')), ...both(HOOKS), '^platform/'],
    },
    {
      // What both apps draw, from props alone: it reaches neither app's screens nor their sessions.
      name: `${feature}-view`,
      from: `${own}${layer('view')}`,
      may: [...everywhere, ...both(layer('view')), '^(ui|card)/'],
    },
    {
      name: `${feature}-studio`,
      from: `${own}${layer('studio')}`,
      may: [...everywhere, ...both(layer('studio|view')), '^(ui|card)/'],
    },
    {
      name: `${feature}-wallet`,
      from: `${own}${layer('wallet')}`,
      may: [...everywhere, ...both(layer('wallet|view')), '^(ui|card|credentials)/'],
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
    from: { path: `^(base/|features/[^/]+/${pure('contract|rules|texts')})`, pathNot: TEST },
    to: { path: '^node_modules/', pathNot: PURE_PACKAGES },
  },
  {
    name: 'types-stay-apart',
    comment: 'One type of a feature never imports another; what both need is in the feature itself.',
    severity: 'error',
    from: { path: '^features/([^/]+)/types/([^/]+)/', pathNot: TEST },
    to: { path: '^features/$1/types/[^/]+/', pathNot: '^features/$1/types/$2/' },
  },
  {
    name: 'types-are-registered',
    comment: 'A feature knows its types by the registries in types/, so that a new one is a folder and a line in each.',
    severity: 'error',
    // Jobs read what is committed, by verbs that ask the registries: they are listed beside them.
    from: { path: '^features/([^/]+)/', pathNot: `${TEST}|^features/[^/]+/(types/|server/(jobs|feature)[.]ts$)` },
    to: { path: '^features/$1/types/[^/]+/' },
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
