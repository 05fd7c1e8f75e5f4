import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useView } from './use-view.ts'
import { oneOf, pageOf, textOf } from './view-fields.ts'

const VIEW = { search: textOf(50), status: oneOf(['all', 'left'], 'all'), page: pageOf() }
const START = { search: '', status: 'all', page: 1 }
type View = ReturnType<typeof useView<typeof VIEW>>

let drawn: View | undefined

function Probe() {
  drawn = useView(VIEW)
  return null
}

/** A page with a list at an address; `list()` renders it as it is now. */
async function openList(address: string) {
  const root = createRootRoute()
  const members = createRoute({ getParentRoute: () => root, path: '/members', component: Probe })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren([members]), history, isServer: true })
  // On Node the router goes nowhere, as on a server.
  router.navigate = async ({ replace, ...to }) => {
    const { publicHref } = router.buildLocation(to as Parameters<typeof router.buildLocation>[0])
    history[replace ? 'replace' : 'push'](publicHref)
    router.updateLatestLocation()
  }
  await router.load()
  const list = () => {
    renderToString(<RouterProvider router={router} />)
    if (!drawn) throw new Error('the list is not drawn')
    return drawn
  }
  const settle = () => router.load()
  return { list, history, settle, address: () => history.location.href }
}

test('a reload shows the list as it was left', async () => {
  const { list, settle, address } = await openList('/members')
  list().show({ search: 'ada', status: 'left' })
  await settle()
  list().show({ page: 2 })
  await settle()
  const again = await openList(address())
  expect(again.list().view).toEqual({ search: 'ada', status: 'left', page: 2 })
})

test('Back returns from a page to the one before, and not through the keys of a search', async () => {
  const { list, history, settle } = await openList('/members')
  for (const search of ['a', 'ad', 'ada']) {
    list().show({ search }, 'instead')
    await settle()
  }
  list().show({ page: 2 })
  await settle()
  expect(list().view).toEqual({ ...START, search: 'ada', page: 2 })
  history.back()
  await settle()
  expect(list().view).toEqual({ ...START, search: 'ada' })
  expect(history.canGoBack()).toBe(false)
})

test('two changes at once are both kept', async () => {
  const { list, settle } = await openList('/members')
  const { show } = list()
  show({ search: 'ada' })
  show({ status: 'left' })
  await settle()
  expect(list().view).toEqual({ ...START, search: 'ada', status: 'left' })
})

test('the list as it opens has a clean address', async () => {
  const { list, settle, address } = await openList('/members?search=ada&page=3&member=x')
  list().show({ search: '' })
  await settle()
  expect(address()).toBe('/members?member=x')
})
