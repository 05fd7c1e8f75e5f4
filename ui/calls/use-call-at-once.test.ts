import { QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Caller, call } from '#base/call.ts'
import { endpoint, type Output } from '#base/endpoint.ts'
import { changeCached, patch } from './cached.ts'
import { drawn } from './testing-drawn.tsx'
import { shownToast } from './toast.ts'
import { queryKey } from './use-call.ts'
import { useCallAtOnce } from './use-call-at-once.ts'

const listRights = endpoint({
  method: 'GET',
  path: '/rights',
  who: 'admin',
  cors: 'studio',
  input: z.object({}),
  output: z.object({ rights: z.record(z.string(), z.string()) }),
})
const setRight = endpoint({
  method: 'PUT',
  path: '/rights',
  who: 'admin',
  cors: 'studio',
  input: z.object({ person: z.string(), right: z.string() }),
  output: z.object({}),
})
type Rights = Output<typeof listRights>['rights']
type Answer = 'done' | 'refused' | 'offline' | 'withdrawn'

/** A server that answers a change when it is told to: what it holds is changed then. */
function openServer(rights: Rights) {
  const held: { body: { person: string; right: string }; answer: (how: Answer) => void }[] = []
  const order: string[] = []
  const refuse = (message: string, status: number) => Response.json({ code: status * 10, message }, { status })
  const fetch = async (_: string, init?: RequestInit): Promise<Response> => {
    if (init?.method === 'GET') return Response.json({ rights: server.rights })
    const body = JSON.parse(String(init?.body)) as { person: string; right: string }
    order.push(`${body.person} ${body.right}`)
    const how = await new Promise<Answer>((answer) => held.push({ body, answer }))
    if (how === 'offline') throw new TypeError('Failed to fetch')
    if (how === 'refused') return refuse('notAllowed', 403)
    if (how === 'withdrawn') return refuse('notFound', 404)
    server.rights = { ...server.rights, [body.person]: body.right }
    return Response.json({})
  }
  const server = {
    rights,
    order,
    held,
    caller: { origin: 'https://studio.test', fetch } as Caller,
    /** Answers the oldest call that waits. */
    answer: async (how: Answer) => {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      held.shift()?.answer(how)
    },
  }
  return server
}

/** A page that shows the rights, with the hook as a component has it. */
async function openPage(server: ReturnType<typeof openServer>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const key = queryKey(listRights, {})
  const observer = new QueryObserver<Output<typeof listRights>>(client, {
    queryKey: key,
    queryFn: () => call(server.caller, listRights, {}),
  })
  const close = observer.subscribe(() => undefined)
  const shown = () => observer.getCurrentResult().data?.rights
  await expect.poll(shown).toEqual(server.rights)
  const undone: string[] = []
  const { run } = drawn(
    () =>
      useCallAtOnce(setRight, {
        show: ({ person, right }) => [
          patch(listRights, (list) => ({ ...list, rights: { ...list.rights, [person]: right } })),
        ],
        undo: ({ person, right }) => undone.push(`${person} ${right}`),
        thing: ({ person }) => person,
        invalidates: [listRights],
      }),
    server.caller,
    client,
  )
  const press = (person: string, right: string) => run({ person, right })
  /** Another tab, or somebody else, has changed something: the stream has the page read again. */
  const read = () => client.refetchQueries({ queryKey: key })
  return { client, press, shown, read, undone, close }
}

test('a change is shown in the moment of the press, and stays once the server has it', async () => {
  const server = openServer({ lea: 'edit' })
  const { press, shown } = await openPage(server)
  const pressed = press('lea', 'create')
  expect(shown()).toEqual({ lea: 'create' })
  await server.answer('done')
  expect(await pressed).toEqual({ output: {} })
  expect(shown()).toEqual({ lea: 'create' })
})

test('a refused change is taken back, and a toast says why', async () => {
  const server = openServer({ lea: 'edit' })
  const { press, shown, undone } = await openPage(server)
  const pressed = press('lea', 'create')
  await server.answer('refused')
  expect((await pressed).problem?.key).toBe('notAllowed')
  expect(shown()).toEqual({ lea: 'edit' })
  expect(undone).toEqual(['lea create'])
  expect(shownToast()).toMatchObject({ kind: 'error', text: expect.stringMatching(/not allowed|rights|may not/i) })
})

test('a change without a network is taken back, and a toast says so', async () => {
  const server = openServer({ lea: 'edit' })
  const { press, shown } = await openPage(server)
  const pressed = press('lea', 'create')
  await server.answer('offline')
  expect((await pressed).problem?.key).toBe('unreachable')
  expect(shown()).toEqual({ lea: 'edit' })
  expect(shownToast()).toMatchObject({ kind: 'error' })
})

test('while an answer takes long, what is read meanwhile does not hide the change', async () => {
  const server = openServer({ lea: 'edit', tom: 'edit' })
  const { press, shown, read } = await openPage(server)
  const pressed = press('lea', 'create')
  server.rights = { lea: 'edit', tom: 'distribute' }
  await read()
  expect(shown()).toEqual({ lea: 'create', tom: 'distribute' })
  await server.answer('refused')
  await pressed
  expect(shown()).toEqual({ lea: 'edit', tom: 'distribute' })
})

test('a refusal takes back its own change only', async () => {
  const server = openServer({ lea: 'edit', tom: 'edit' })
  const { press, shown } = await openPage(server)
  const first = press('lea', 'create')
  const second = press('tom', 'create')
  await server.answer('refused')
  await first
  expect(shown()).toEqual({ lea: 'edit', tom: 'create' })
  await server.answer('done')
  await second
  expect(shown()).toEqual({ lea: 'edit', tom: 'create' })
})

test('two quick presses on one thing are called in their order, and the first refusal leaves the second shown', async () => {
  const server = openServer({ lea: 'edit' })
  const { press, shown } = await openPage(server)
  const first = press('lea', 'create')
  const second = press('lea', 'distribute')
  await expect.poll(() => server.order).toEqual(['lea create'])
  await server.answer('refused')
  await first
  expect(shown()).toEqual({ lea: 'distribute' })
  await server.answer('done')
  await second
  expect(server.order).toEqual(['lea create', 'lea distribute'])
  expect(shown()).toEqual({ lea: 'distribute' })
})

test('of two tabs both show what the server has in the end', async () => {
  const server = openServer({ lea: 'edit' })
  const [one, other] = [await openPage(server), await openPage(server)]
  const first = one.press('lea', 'create')
  const second = other.press('lea', 'distribute')
  await server.answer('done')
  await first
  await other.read()
  expect(other.shown()).toEqual({ lea: 'distribute' })
  await server.answer('done')
  await second
  await one.read()
  expect([one.shown(), other.shown()]).toEqual([{ lea: 'distribute' }, { lea: 'distribute' }])
})

test('a right that was withdrawn meanwhile is shown as the server has it', async () => {
  const server = openServer({ lea: 'edit' })
  const { press, shown } = await openPage(server)
  const pressed = press('lea', 'create')
  server.rights = {}
  await server.answer('withdrawn')
  await pressed
  await expect.poll(shown).toEqual({})
})

test('what is read again comes after the last call, not between them', async () => {
  const server = openServer({ lea: 'edit', tom: 'edit' })
  const { press, shown } = await openPage(server)
  const first = press('lea', 'create')
  const second = press('tom', 'create')
  await server.answer('done')
  await first
  server.rights = { ...server.rights, ada: 'edit' }
  await Promise.resolve()
  expect(shown()).toEqual({ lea: 'create', tom: 'create' })
  await server.answer('done')
  await second
  await expect.poll(shown).toEqual({ lea: 'create', tom: 'create', ada: 'edit' })
})

test('an answer that is kept meanwhile is there when the change is taken back', async () => {
  const server = openServer({ lea: 'edit' })
  const { client, press, shown } = await openPage(server)
  const pressed = press('lea', 'create')
  const withTom = patch(listRights, (list) => ({ ...list, rights: { ...list.rights, tom: 'edit' } }))
  changeCached(client, withTom)
  expect(shown()).toEqual({ lea: 'create', tom: 'edit' })
  server.rights = { lea: 'edit', tom: 'edit' }
  await server.answer('refused')
  await pressed
  expect(shown()).toEqual({ lea: 'edit', tom: 'edit' })
})

const people = fc.constantFrom('lea', 'tom')
const step = fc.oneof(
  fc.record({ kind: fc.constant('press' as const), person: people, right: fc.constantFrom('edit', 'create', 'none') }),
  fc.record({ kind: fc.constant('answer' as const), how: fc.constantFrom<Answer>('done', 'refused', 'offline') }),
  fc.constant({ kind: 'read' as const }),
)

test('in any order of presses, answers and reads the screen ends with what the server has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const server = openServer({ lea: 'edit', tom: 'edit' })
      const { press, shown, read, close } = await openPage(server)
      const pressed: unknown[] = []
      let waits = 0
      for (const one of steps) {
        if (one.kind === 'press') {
          pressed.push(press(one.person, one.right))
          waits += 1
          expect(shown()?.[one.person]).toBe(one.right)
        } else if (one.kind === 'read') await read()
        else if (waits > 0) {
          waits -= 1
          await server.answer(one.how)
        }
      }
      for (; waits > 0; waits -= 1) await server.answer('done')
      await Promise.all(pressed)
      await read()
      await expect.poll(shown).toEqual(server.rights)
      close()
    }),
    { numRuns: 40 },
  )
})
