import { expect, test } from 'vitest'
import { layerVariables } from './layers.ts'
import { DARK_TOKENS, FACES, LIGHT_TOKENS, RADIUS, SPACE, TYPE } from './tokens.ts'

/** The sheet of our variables. It is static, because as script it would be loaded before anything is seen. */
function drawSheet(): string {
  const type = Object.entries(TYPE).flatMap(([role, [size, line]]) => [
    [`type-${role}`, `${size}px`],
    [`type-${role}-line`, `${line}px`],
  ])
  const measures = {
    ...named('face', FACES),
    ...px('space', SPACE),
    ...px('radius', RADIUS),
    ...Object.fromEntries(type),
  }
  const layers = Object.entries(layerVariables()).map(([name, level]) => `  ${name}: ${level};`)
  const scheme = (name: string) => `:root[data-mantine-color-scheme="${name}"]`
  return [
    '/* Drawn from tokens.ts and layers.ts, which say what each is: see tokens-sheet.test.ts. */',
    ...block(':root', [...declared(measures), ...layers]),
    ...block(scheme('light'), declared(LIGHT_TOKENS)),
    ...block(scheme('dark'), declared(DARK_TOKENS)),
    '',
  ].join('\n')
}

const block = (selector: string, lines: string[]) => [`${selector} {`, ...lines, '}']
const declared = (values: Record<string, string>) =>
  Object.entries(values).map(
    ([name, value]) => `  --bz-${name}: ${value.replace(/#[0-9A-F]+/g, (hex) => hex.toLowerCase())};`,
  )
const named = (kind: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${kind}-${name}`, value]))
const px = (kind: string, values: Record<string, number>) =>
  named(kind, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}px`])))

test('the sheet of variables says what the tokens and the layers say', async () => {
  await expect(drawSheet()).toMatchFileSnapshot('./tokens.css')
})
