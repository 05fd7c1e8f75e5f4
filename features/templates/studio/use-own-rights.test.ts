import { expect, test } from 'vitest'
import { foldersToChoose } from './use-own-rights.ts'

const ice = { id: 'ice', name: 'Ice' }
const rock = { id: 'rock', name: 'Rock' }

test.each([
  ['asks among two folders', [ice, rock], '', [ice, rock]],
  ['asks for nothing with one folder', [ice], '', []],
  ['asks for nothing once the only folder is chosen', [ice], 'ice', []],
  ['asks again when the right to the chosen folder has ended', [ice], 'rock', [ice]],
  ['asks an admin, who has no folders, for nothing', [], '', []],
])('%s', (_, own, chosen, asked) => {
  expect(foldersToChoose(own, chosen)).toEqual(asked)
})
