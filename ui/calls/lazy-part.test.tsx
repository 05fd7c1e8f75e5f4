import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.ts'

const Words = () => <p>Here</p>
const drawn = (part: ReturnType<typeof lazyPart<object>>) => {
  const Part = part
  return renderToString(
    <Suspense fallback="coming">
      <Part />
    </Suspense>,
  )
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a part that was preloaded is drawn at once, and loaded once', async () => {
  let loads = 0
  const part = lazyPart<object>(
    async () => {
      loads += 1
      return Words
    },
    () => [],
  )
  part.preload()
  part.preload()
  await settled()
  expect(drawn(part)).toContain('Here')
  expect(loads).toBe(1)
})

test('a part that was not is outlined first', () => {
  expect(
    drawn(
      lazyPart<object>(
        async () => Words,
        () => [],
      ),
    ),
  ).toContain('coming')
})

test('a part whose preload failed is loaded again when it is shown', async () => {
  let loads = 0
  const part = lazyPart<object>(
    async () => {
      loads += 1
      if (loads === 1) throw new Error('offline')
      return Words
    },
    () => [],
  )
  part.preload()
  await settled()
  part.preload()
  await settled()
  expect(drawn(part)).toContain('Here')
})
