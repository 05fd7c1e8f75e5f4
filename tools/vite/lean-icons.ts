import type { Plugin } from 'vite'

const ICON = /@phosphor-icons\/react\/dist\/defs\/\w+\.es\.js$/
/** The weights that our screens use; an icon brings six, all of them in one drawing. */
const KEPT = ['regular', 'bold', 'fill']
const OTHER = /weight="(?!(?:regular|bold|fill)")/

/** For an app's Vite config: a build contains only the used weights of an icon, a third of its size. */
export function leanIcons(): Plugin {
  return {
    name: 'blazon-lean-icons',
    apply: 'build',
    transform(code, id) {
      if (id.endsWith('.tsx') && OTHER.test(code)) this.error(`${id} draws a weight that leanIcons() leaves out`)
      return ICON.test(id) ? { code: withWeights(code, KEPT), map: null } : undefined
    },
  }
}

/** An icon module reduced to some weights; a module in another form stays unchanged. */
export function withWeights(code: string, kept: string[]): string {
  return code.replace(/^ {2}\[\n {4}"(\w+)",\n[\s\S]*?\n {2}\],?\n/gm, (entry, weight) =>
    kept.includes(weight) ? entry : '',
  )
}
