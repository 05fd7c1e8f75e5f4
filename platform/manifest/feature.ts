import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../base/endpoint.ts'
import type { Context } from '../context.ts'
import { type Hook, joinListeners, type Listening } from '../hook.ts'
import type { Route } from '../http/serve.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { type SignedHandler, signedHandlers } from '../operations/confirmations.ts'
import {
  communityErased,
  type Deletion,
  type Erasure,
  type Merge,
  type Person,
  personErased,
  walletsMerged,
  workErased,
} from './leaving.ts'
import type { Placed } from './lock-order.ts'

/** A feature's part in something that all of them do. */
export type Part<T> = Placed & { run: (ctx: Context, value: T) => Promise<unknown> }

/** What pages outside of the API need of the server. */
export type PageWorld = {
  /** With `endpoint`, a page that answers in its place. */
  contextOf: (request: FastifyRequest, reply: FastifyReply, endpoint?: Endpoint) => Promise<Context>
  /** Links to put into the head of a studio page, to the data its scripts request first. */
  linksOf: (request: FastifyRequest) => Promise<string[]>
}

/** What a feature brings to the server, besides what its workers do by the clock (`apps/server/start/worker.ts`). */
export type Feature = {
  /** As its folder. */
  name: string
  routes?: readonly Route[]
  jobs?: JobHandlers
  /** The jobs of e-mails that a person waits for: links and codes. */
  awaited?: readonly string[]
  /** Pages and pictures outside of the API. */
  pages?: readonly ((app: FastifyInstance, world: PageWorld) => void)[]
  /** What goes on after a wallet's signature, by action. */
  signed?: Record<string, SignedHandler>
  /** What it does when something happens in lower features, and what these ask of it. */
  on?: readonly Listening[]
  /** What it does with a person's belongings; `eraseWork`: with what they did for communities, which operators erase too. */
  person?: {
    erase?: readonly Part<Erasure>[]
    eraseWork?: readonly Part<Person>[]
    merge?: readonly Part<Merge>[]
  }
  /** What it deletes with a community. */
  community?: { erase: readonly Part<Deletion>[] }
}

/** Joins the features' listeners and parts to what they follow; throws where one is missing or out of order. */
export function connect(features: readonly Feature[]): void {
  const signed = Object.assign({}, ...features.map((feature) => feature.signed))
  joinListeners([
    ...features.flatMap((feature) => listeningsOf(feature).map((on) => ({ ...on, feature: feature.name }))),
    { ...signedHandlers.by(signed), feature: 'all' },
  ])
}

function listeningsOf({ on = [], person, community }: Feature): Listening[] {
  return [
    ...on,
    ...partsOf(personErased, person?.erase),
    ...partsOf(workErased, person?.eraseWork),
    ...partsOf(walletsMerged, person?.merge),
    ...partsOf(communityErased, community?.erase),
  ]
}

function partsOf<T>(hook: Hook<T>, parts: readonly Part<T>[] = []): Listening[] {
  return parts.map(({ run, ...placed }) => hook.on(async (ctx, value) => void (await run(ctx, value)), placed))
}
