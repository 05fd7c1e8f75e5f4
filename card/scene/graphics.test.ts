import { expect, test } from 'vitest'
import { graphicsNamed } from './graphics.ts'

test.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', 'software'],
  ['llvmpipe (LLVM 15.0.6, 256 bits)', 'software'],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)', 'software'],
  ['Apple Software Renderer', 'software'],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)', 'processor'],
  ['Mali-G78', 'processor'],
  ['', 'unknown'],
])('a renderer named "%s" is %s', (name, graphics) => {
  expect(graphicsNamed(name)).toBe(graphics)
})
