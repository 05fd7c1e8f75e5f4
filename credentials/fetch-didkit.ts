import { fetchPacked } from './fetch-packed.ts'

/**
 * The folder that holds didkit's WASM and its glue for tests: two files of `@learncard/didkit-plugin` (MIT). Undefined
 * when the registry does not serve the package.
 */
export function fetchDidkit(): Promise<string | undefined> {
  return fetchPacked({
    name: '@learncard/didkit-plugin',
    version: '1.9.10',
    sha512: 'dMKVI7ivmufQ0UiEU04bexdlNn5Be5DKQDk6pZcrd59mCE6oSsV+aFZO8cydegRHNsFKI1SWrUrf6Y5v/b1ueA==',
    files: ['dist/didkit/didkit_wasm.js', 'dist/didkit/didkit_wasm_bg.wasm'],
  })
}
